import type { Ruleset } from "@yomiai/rules";
import { describe, expect, test } from "vitest";
import { pebbles } from "../contract/toy/pebbles.ts";
import { tellsOf } from "./compare.ts";
import { fist } from "./toySecret.ts";
import { twinsOf } from "./twins.ts";

const tellsIn = (ruleset: Ruleset) => twinsOf(ruleset, fist, { count: 10, from: 1 }).flatMap(tellsOf);

describe("two worlds that differ in one fist", () => {
  test("look alike to all others", () => {
    expect(twinsOf(pebbles, fist, { count: 10, from: 1 }).length).toBe(10);
    expect(tellsIn(pebbles)).toEqual([]);
  });

  test("are told apart by a view that shows the fist", () => {
    const leaking: Ruleset = {
      ...pebbles,
      view: (state, viewer) => ({ ...pebbles.view(state, "omniscient"), prompts: pebbles.view(state, viewer).prompts }),
    };
    expect(tellsIn(leaking)).not.toEqual([]);
  });

  test("are told apart by a log that tells it", () => {
    expect(tellsIn({ ...pebbles, narrate: (event) => event })).not.toEqual([]);
  });

  test("are told apart by a refusal that depends on it", () => {
    const { hide } = pebbles.commands;
    if (hide === undefined) throw new Error("pebbles are hidden");
    const isShy = (state: object) => /"pebbles":1\b/.test(JSON.stringify(state));
    const obstacle = (state: object) => (isShy(state) ? "tooShy" : undefined);
    expect(tellsIn({ ...pebbles, commands: { hide: { ...hide, obstacle } } })).not.toEqual([]);
  });
});
