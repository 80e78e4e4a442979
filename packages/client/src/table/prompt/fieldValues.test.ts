import type { PromptField } from "@yomiai/rules";
import { expect, test } from "vitest";
import { argumentOf, firstValue, problemOf } from "./fieldValues.ts";

const number: PromptField = { name: "amount", kind: "number", min: 1, max: 5 };
const split: PromptField = { name: "values", kind: "split", options: ["a", "b"], each: 9, min: 10, max: 10 };
const targets: PromptField = { name: "targets", kind: "combatants", options: ["x", "y", "z"], min: 1, max: 2 };
const words: PromptField = { name: "words", kind: "text", min: 0, max: 3 };

test("a number must be entered and lie in its range", () => {
  expect([problemOf(number, undefined), problemOf(number, 0), problemOf(number, 5), problemOf(number, 6)]).toEqual([
    "missing",
    "few",
    undefined,
    "many",
  ]);
});

test("an optional number may stay empty and is left out then", () => {
  const optional = { ...number, optional: true } as const;
  expect([problemOf(optional, undefined), argumentOf(optional, undefined)]).toEqual([undefined, undefined]);
});

test("an optional argument begins with what leaving it out amounts to", () => {
  expect([firstValue({ ...number, optional: true, default: 5 }), firstValue(number)]).toEqual([5, undefined]);
});

test("the shares of a split must have the right sum", () => {
  expect([
    firstValue(split),
    problemOf(split, { a: 4, b: 5 }),
    problemOf(split, { a: 4, b: 6 }),
    problemOf(split, { a: 9, b: 9 }),
  ]).toEqual([{ a: 0, b: 0 }, "few", undefined, "many"]);
});

test("as many must be chosen as are asked for", () => {
  expect([problemOf(targets, []), problemOf(targets, ["x"]), problemOf(targets, ["x", "y", "z"])]).toEqual([
    "few",
    undefined,
    "many",
  ]);
});

test("a text that may be empty is sent empty", () => {
  expect([problemOf(words, ""), argumentOf(words, ""), problemOf(words, "long")]).toEqual([undefined, "", "many"]);
});
