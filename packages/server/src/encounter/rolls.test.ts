import type { ToldEvent } from "@yomiai/rules";
import { expect, test } from "vitest";
import { secretNumber } from "../testing/secretNumber.ts";
import { csvOf, rollsIn } from "./rolls.ts";

const at = "2026-01-01T12:00:00.000+09:00";
const told = (line: number, event: ToldEvent) => ({ line, at, event });
/** A ruleset in which an event `rolled` tells of six-sided dice. */
const ruleset: typeof secretNumber = {
  ...secretNumber,
  diceTold: ({ type, as, faces }) =>
    type === "rolled" ? [{ by: String(as), sides: 6, faces: Array.isArray(faces) ? faces.map(Number) : [] }] : [],
};

test("dice come from the lines that tell of them, and those of undone lines are marked and stay", () => {
  const lines = [
    told(1, { type: "rolled", as: "rin", faces: [3, 6] }),
    told(2, { type: "rolled", as: "oni", faces: [1] }),
    told(3, { type: "undone", toLine: 1 }),
    told(4, { type: "spoke", as: "rin" }),
  ];
  expect(rollsIn(lines, { ruleset, house: {} })).toEqual([
    { line: 1, at, by: "rin", sides: 6, faces: [3, 6], undone: false },
    { line: 2, at, by: "oni", sides: 6, faces: [1], undone: true },
  ]);
});

test("the CSV has a line for each die, and no name in it becomes a formula", () => {
  const rolls = [
    { line: 1, at, by: "rin", sides: 6, faces: [3, 6], undone: false },
    { line: 2, at, by: "oni", sides: 20, faces: [1], undone: true },
    { line: 3, at, sides: 100, faces: [42], undone: false },
  ];
  const names = new Map([
    ["rin", '=HYPERLINK("x")'],
    ["oni", "鬼, 大"],
  ]);
  expect(csvOf(rolls, names).split("\r\n")).toEqual([
    '"line","time","combatant","name","die","face","undone"',
    `"1","${at}","rin","'=HYPERLINK(""x"")","d6","3",""`,
    `"1","${at}","rin","'=HYPERLINK(""x"")","d6","6",""`,
    `"2","${at}","oni","鬼, 大","d20","1","undone"`,
    `"3","${at}","","","d100","42",""`,
    "",
  ]);
});
