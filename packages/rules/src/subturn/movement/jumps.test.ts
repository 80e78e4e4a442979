import { expect, test } from "vitest";
import { houseSchema } from "../house/house.ts";
import { farthestJump, greatestRise, jumpHeight, jumpLength } from "./jumps.ts";

const normal = houseSchema.parse({});
const fine = houseSchema.parse({ hexScale: "fine" });

test("lengths and heights come from the strength itself (ST-11.3, ST-15.3, ST-15.4)", () => {
  expect([10, 6, 3, 1].map(jumpLength)).toEqual([210, 90, 0, 0]);
  expect([10, 4, 3].map(jumpHeight)).toEqual([45, 3, 0]);
  expect([10, 6].map(farthestJump)).toEqual([2, 0]);
});

test("a rise costs twice its height in length, on fine hexes four times (ST-15.5, ST-17.3)", () => {
  expect([1, 2, 3].map((hexes) => greatestRise(normal, 10, hexes))).toEqual([55, 5, -45]);
  expect([1, 2].map((hexes) => greatestRise(fine, 10, hexes))).toEqual([27, 2]);
});

test("the house may cap the rise at the high jump", () => {
  expect(greatestRise(houseSchema.parse({ combinedRise: "halfAndHigh" }), 10, 1)).toBe(45);
});
