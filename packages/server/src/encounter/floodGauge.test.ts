import { expect, test } from "vitest";
import { FloodGauge } from "./floodGauge.ts";

test("so many a second are fine, one more floods once, and nothing is fine after that", () => {
  const flood = new FloodGauge<object>(3, () => 0);
  const sender = {};
  expect([...Array(6).keys()].map(() => flood.count(sender))).toEqual([
    "fine",
    "fine",
    "fine",
    "flooding",
    "flooded",
    "flooded",
  ]);
  expect(flood.count({})).toBe("fine");
});

test("a new second begins anew", () => {
  let now = 0;
  const flood = new FloodGauge<object>(2, () => now);
  const sender = {};
  for (let second = 0; second < 5; second++) {
    now = second * 1000;
    expect([flood.count(sender), flood.count(sender)]).toEqual(["fine", "fine"]);
  }
});
