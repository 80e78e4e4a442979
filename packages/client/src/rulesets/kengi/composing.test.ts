import type { Prompt } from "@yomiai/rules";
import { expect, test } from "vitest";
import { facesFrom, kept, promptFor, tapped, techniquesIn } from "./composing.ts";

const asked = (id: string, options: readonly string[], min: number, max: number): Prompt => ({
  id,
  type: "attack",
  as: "rin",
  fields: [{ name: "techniques", kind: "choices", options, min, max }],
});

const single = asked("attack", ["tsuki", "renzan", "kesagiri"], 0, 1);
const combination = asked("combination", ["tsuki", "renzan"], 2, 2);
const both = [single, combination];

test("a technique that is tapped joins, and leaves when it is tapped again", () => {
  expect(tapped(both, [], "tsuki")).toEqual(["tsuki"]);
  expect(tapped(both, ["tsuki"], "renzan")).toEqual(["tsuki", "renzan"]);
  expect(tapped(both, ["tsuki", "renzan"], "tsuki")).toEqual(["renzan"]);
});

test("where only one can be chosen the next takes its place, and a combination takes none that does not fit", () => {
  expect(tapped(both, ["tsuki"], "kesagiri")).toEqual(["kesagiri"]);
  expect(tapped(both, ["tsuki", "renzan"], "kesagiri")).toBe(undefined);
});

test("the prompt for a choice is the one that takes just so many", () => {
  expect(promptFor(both, [])).toBe(single);
  expect(promptFor(both, ["renzan"])).toBe(single);
  expect(promptFor(both, ["renzan", "tsuki"])).toBe(combination);
  expect(promptFor([combination], ["renzan"])).toBe(undefined);
});

test("another way of defence keeps the techniques that it offers", () => {
  expect(kept([asked("dodge", ["mikiri", "tenshin"], 0, 2)], ["ukenagashi", "tenshin"])).toEqual(["tenshin"]);
  expect(techniquesIn(both)).toEqual(["tsuki", "renzan", "kesagiri"]);
});

test("a face to reach is met by itself and all above it", () => {
  expect([-3, 1, 7, 20, 21, 30].map(facesFrom)).toEqual([20, 20, 14, 1, 0, 0]);
});
