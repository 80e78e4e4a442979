import { expect, it } from "vitest";
import { healthStep } from "./healthStep.ts";

it("is unhurt at full health alone, and near death with a quarter or less", () => {
  expect([12, 11, 4, 3, 0].map((left) => healthStep(left, 12))).toEqual([
    "unhurt",
    "hurt",
    "hurt",
    "nearDeath",
    "nearDeath",
  ]);
  expect([1, 0].map((left) => healthStep(left, 1))).toEqual(["unhurt", "nearDeath"]);
});
