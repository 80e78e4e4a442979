import { expect, test } from "vitest";
import { waitBefore } from "./backOff.ts";

test("the first try is at once, each later one waits longer, and none longer than a few seconds", () => {
  const waits = Array.from({ length: 50 }, (_, tried) => waitBefore(tried));
  expect(waits[0]).toBe(0);
  for (let tried = 1; tried <= 5; tried++) expect(waits[tried]).toBeGreaterThan(waits[tried - 1] ?? 0);
  expect(new Set(waits.slice(5))).toEqual(new Set([3000]));
});
