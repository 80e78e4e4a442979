import type { Prompt } from "@yomiai/rules";
import { expect, test } from "vitest";
import { peersOf } from "./peers.ts";

const guess = (as: string, ...options: string[]): Prompt => ({
  id: `guess:${as}`,
  type: "guess",
  as,
  fields: [{ name: "position", kind: "choice", options }],
});

test("those who are asked the same in every word can be answered for together", () => {
  const prompts = [
    guess("oni", "a", "b"),
    guess("imp", "a", "b"),
    guess("fox", "a"),
    { id: "t", type: "tool", fields: [] },
  ];
  expect([peersOf("oni", prompts), peersOf("fox", prompts), peersOf("nobody", prompts)]).toEqual([["imp"], [], []]);
});

test("who is asked more is no peer", () => {
  const more: Prompt = { id: "pass:imp", type: "pass", as: "imp", fields: [] };
  expect(peersOf("oni", [guess("oni", "a"), guess("imp", "a"), more])).toEqual([]);
});
