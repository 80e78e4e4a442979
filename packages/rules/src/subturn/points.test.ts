import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { pointsText, unitsOf } from "./points.ts";

test("points are written in lowest terms (ST-6.1)", () => {
  expect([pointsText(4, 2), pointsText(5, 2), pointsText(-1, 3), pointsText(0, 7), pointsText(6, 4)]).toEqual([
    "2",
    "5/2",
    "-1/3",
    "0",
    "3/2",
  ]);
});

test("what is written is read as the same units", () => {
  assert(
    property(integer({ min: 1, max: 300 }), integer({ min: 1, max: 10 }), (units, per) => {
      expect(unitsOf(pointsText(units, per), per)).toBe(units);
    }),
  );
});

test("only positive multiples of a unit are amounts (ST-6.3, ST-6.4)", () => {
  expect(["1/3", "0", "-1", "1/0", "half", "", "1.5", "2/4"].map((text) => unitsOf(text, 2))).toEqual([
    ...[undefined, undefined, undefined, undefined, undefined, undefined, undefined],
    1,
  ]);
  expect([unitsOf(1, 3), unitsOf(0, 3), unitsOf(-1, 3)]).toEqual([3, undefined, undefined]);
});
