import type { Prompt, PromptField } from "@yomiai/rules";
import { expect, test } from "vitest";
import { groupPrompts, nextQuestion, settled, switchesOf, tapsOf } from "./questions.ts";

const prompt = (fields: readonly PromptField[], id = "a"): Prompt => ({ id, type: "strike", as: "rin", fields });
const choice = (name: string, ...options: string[]): PromptField => ({ name, kind: "choice", options });

test("a prompt without arguments is ready at once", () => {
  expect(nextQuestion([prompt([])], {})).toEqual({ kind: "ready", command: { type: "strike", as: "rin" } });
});

test("one option is not asked about", () => {
  expect(nextQuestion([prompt([choice("way", "parry")])], {})).toEqual({
    kind: "ready",
    command: { type: "strike", as: "rin", way: "parry" },
  });
});

test("a single choice is a tap, and the tap makes the command", () => {
  const prompts = [prompt([choice("position", "spade", "club")])];
  expect(nextQuestion(prompts, {})).toEqual({ kind: "pick", name: "position", options: ["spade", "club"] });
  expect(nextQuestion(prompts, { position: "club" })).toEqual({
    kind: "ready",
    command: { type: "strike", as: "rin", position: "club" },
  });
});

test("a list of exactly one combatant is a tap as well", () => {
  const targets: PromptField = { name: "targets", kind: "combatants", options: ["oni", "imp"], min: 1, max: 1 };
  expect(nextQuestion([prompt([targets])], {})).toEqual({ kind: "pick", name: "targets", options: [["oni"], ["imp"]] });
});

test("several prompts of one type are asked about like a tree", () => {
  const prompts = [
    prompt([choice("technique", "cut"), choice("target", "oni"), choice("mode", "stand", "step")], "a"),
    prompt([choice("technique", "cut"), choice("target", "imp"), choice("mode", "stand")], "b"),
    prompt([choice("technique", "thrust"), choice("target", "imp"), choice("mode", "stand")], "c"),
  ];
  expect(nextQuestion(prompts, {})).toEqual({ kind: "pick", name: "technique", options: ["cut", "thrust"] });
  expect(nextQuestion(prompts, { technique: "cut" })).toEqual({
    kind: "pick",
    name: "target",
    options: ["oni", "imp"],
  });
  expect(nextQuestion(prompts, { technique: "cut", target: "oni" })).toEqual({
    kind: "pick",
    name: "mode",
    options: ["stand", "step"],
  });
  expect(nextQuestion(prompts, { technique: "thrust" })).toEqual({
    kind: "ready",
    command: { type: "strike", as: "rin", technique: "thrust", target: "imp", mode: "stand" },
  });
});

test("an argument that only some prompts have can be left out by a tap", () => {
  const prompts = [
    prompt([choice("target", "oni")], "a"),
    prompt([choice("target", "oni"), choice("posture", "kneel")], "b"),
  ];
  expect(nextQuestion(prompts, {})).toEqual({ kind: "pick", name: "posture", options: [undefined, "kneel"] });
  expect(nextQuestion(prompts, { posture: undefined })).toEqual({
    kind: "ready",
    command: { type: "strike", as: "rin", target: "oni" },
  });
});

test("what needs more than a tap is asked on one page, after the taps", () => {
  const amount: PromptField = { name: "amount", kind: "number", min: 0, max: 40 };
  const words: PromptField = { name: "words", kind: "text", min: 1, max: 80 };
  const prompts = [prompt([amount, choice("way", "a", "b"), words])];
  expect(nextQuestion(prompts, {})?.kind).toBe("pick");
  expect(nextQuestion(prompts, { way: "a" })).toEqual({ kind: "form", prompt: prompts[0], fields: [amount, words] });
});

test("prompts that differ in ranges only are told apart first", () => {
  const range = (min: number, max: number): PromptField => ({ name: "rise", kind: "number", min, max });
  const prompts = [prompt([range(0, 10)], "a"), prompt([range(20, 30)], "b")];
  expect(nextQuestion(prompts, {})).toEqual({ kind: "variant", prompts });
});

test("a narrow range of numbers is a row of buttons, a wide one is not", () => {
  const range = (max: number): PromptField => ({ name: "n", kind: "number", min: 0, max });
  expect([tapsOf(range(3)), tapsOf(range(4))]).toEqual([[0, 1, 2, 3], undefined]);
});

test("leaving out is offered only where no value says the same", () => {
  const optional = { ...choice("aim", "head", "arm"), optional: true } as const;
  expect(tapsOf(optional)).toEqual(["head", "arm", undefined]);
  expect(tapsOf({ ...optional, default: "arm" })).toEqual(["head", "arm"]);
  expect(tapsOf({ ...choice("weapon", "fists"), optional: true })).toEqual(["fists"]);
});

test("a truth that may be left out is a switch besides, not a question", () => {
  const secret: PromptField = { name: "secret", kind: "boolean", optional: true };
  const prompts = [prompt([choice("target", "oni", "imp"), secret])];
  expect(switchesOf(prompts)).toEqual([secret]);
  expect(nextQuestion(prompts, { target: "oni" })).toEqual({
    kind: "ready",
    command: { type: "strike", as: "rin", target: "oni" },
  });
});

test("answers that are offered no more lead to no question", () => {
  expect(nextQuestion([prompt([choice("target", "oni")])], { target: "imp" })).toBeUndefined();
});

test("what has one possible answer is filled in for the page at the end", () => {
  const amount: PromptField = { name: "amount", kind: "number", min: 0, max: 40 };
  expect(settled([prompt([choice("weapon", "bow"), amount])], {})).toEqual({ weapon: "bow" });
});

test("prompts are grouped by combatant and type, in the order given", () => {
  const a = prompt([], "a");
  const b = { ...prompt([], "b"), as: "oni" };
  const c = prompt([], "c");
  expect(groupPrompts([a, b, c]).map(({ key, prompts }) => [key, prompts.map(({ id }) => id)])).toEqual([
    ["rin:strike", ["a", "c"]],
    ["oni:strike", ["b"]],
  ]);
});
