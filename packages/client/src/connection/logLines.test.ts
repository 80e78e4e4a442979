import type { ToldLine } from "@yomiai/server/protocol";
import { expect, test } from "vitest";
import { standingLines, undoneLines, withLines } from "./logLines.ts";

const line = (number: number, type = "said", more: object = {}): ToldLine => ({
  line: number,
  event: { type, ...more },
  at: "2026-01-01T00:00:00.000+09:00",
});
const lines = (...numbers: number[]) => numbers.map((number) => line(number));
const numbers = (told: readonly ToldLine[]) => told.map((one) => one.line);

test("new lines follow the known ones", () => {
  expect(numbers(withLines(lines(1, 2), lines(3, 4)))).toEqual([1, 2, 3, 4]);
});

test("after a new connection each line stands once", () => {
  expect(numbers(withLines(lines(1, 2, 3), lines(2, 3, 4)))).toEqual([1, 2, 3, 4]);
});

test("behind a gap the log begins anew", () => {
  expect(numbers(withLines(lines(1, 2), lines(9, 10)))).toEqual([9, 10]);
});

test("older lines come before", () => {
  expect(numbers(withLines(lines(3, 4), lines(1, 2)))).toEqual([1, 2, 3, 4]);
  expect(withLines(lines(3), [])).toEqual(lines(3));
});

test("an undone line takes back those after its mark, and nothing before", () => {
  const told = [...lines(1, 2, 3, 4), line(5, "undone", { toLine: 2 }), line(6)];
  expect([...undoneLines(told)]).toEqual([3, 4]);
  expect(numbers(standingLines(told))).toEqual([1, 2, 6]);
});

test("an undoing that reaches over an earlier one takes all back", () => {
  const told = [...lines(1, 2, 3), line(4, "undone", { toLine: 2 }), line(5), line(6, "undone", { toLine: 1 })];
  expect(numbers(standingLines(told))).toEqual([1]);
});
