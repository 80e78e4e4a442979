import { expect, test } from "vitest";
import { findUnsound, MAX_DEPTH } from "./unsound.ts";

const HALF = "a\ud83db";

test("what is no character is found wherever it is, and its field named", () => {
  expect(findUnsound(HALF)).toEqual({ field: "", problem: "a character that could not be read" });
  expect(findUnsound({ a: "\ufffd" })).toMatchObject({ field: "a" });
  expect(findUnsound({ a: [{ name: "ok" }, { name: HALF }] })).toMatchObject({ field: "a.1.name" });
  expect(findUnsound({ a: { [HALF]: 1 } })).toMatchObject({ field: "a.a\ufffdb" });
});

test("whole characters of any kind are sound", () => {
  expect(findUnsound({ 名: "😀 葛󠄀 𠮷", n: [1, null, true, ""] })).toBeUndefined();
});

test(`more than ${MAX_DEPTH} levels are too many, however many there are`, () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
  expect(findUnsound(nested(MAX_DEPTH))).toBeUndefined();
  expect(findUnsound(nested(MAX_DEPTH + 1))).toEqual({ field: "a", problem: "nested too deep" });
  expect(findUnsound(JSON.parse("[".repeat(5000) + "]".repeat(5000)))).toMatchObject({ problem: "nested too deep" });
});
