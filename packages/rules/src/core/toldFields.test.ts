import { expect, test } from "vitest";
import { diceOf, sidesOf, toldNumbers, toldText } from "./toldFields.ts";

test("a text is a text, and what was not told is none", () => {
  expect([toldText("2d6"), toldText(""), toldText(6), toldText(undefined)]).toEqual(["2d6", "", undefined, undefined]);
});

test("numbers are those of a list, and what was not told are none", () => {
  expect(toldNumbers([3, "4", null, 0])).toEqual([3, 0]);
  expect([toldNumbers(undefined), toldNumbers(3), toldNumbers("34"), toldNumbers({ 0: 3 })]).toEqual([[], [], [], []]);
});

test.each([
  ["2d6", 6],
  ["1d6+2", 6],
  ["10d100", 100],
  ["0d1", 1],
])("the dice %s have %i sides", (dice, sides) => {
  expect(sidesOf(dice)).toBe(sides);
});

test.each(["", "d6", "2d", "x2d6", "2", "２d6"])("%j is a fault: no dice are written so", (dice) => {
  expect(() => sidesOf(dice)).toThrow(`${dice}: no dice`);
});

test("dice are of whom they were told to be, or of nobody; where no face was told there are none", () => {
  expect(diceOf("rin", 6, [3, 4])).toStrictEqual([{ by: "rin", sides: 6, faces: [3, 4] }]);
  expect(diceOf(undefined, 6, [3])).toStrictEqual([{ sides: 6, faces: [3] }]);
  expect(diceOf("rin", 6, [])).toStrictEqual([]);
});
