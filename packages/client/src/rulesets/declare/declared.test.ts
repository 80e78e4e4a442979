import type { CombatantView, TableView } from "@yomiai/rules";
import { describe, expect, it } from "vitest";
import { clashesOf, declaringPlaces } from "./declared.ts";

const somebody = (id: string, declared: boolean) => ({ id, traits: { declared } }) as unknown as CombatantView;

const view: TableView = {
  ruleset: "declare",
  phase: "declare",
  round: 1,
  active: [],
  order: [],
  prompts: [],
  combatants: { a: somebody("a", true), b: somebody("b", true), c: somebody("c", false), d: somebody("d", false) },
  board: {
    declareOrder: ["a", "b", "c", "d"],
    group: ["b", "c"],
    declarations: { a: { action: "flee" } },
    attacks: {
      a: {
        action: "melee",
        weapon: "sword",
        target: "d",
        soul: 1,
        reaction: { way: "engage", skill: "melee", soul: 0 },
      },
    },
  },
};

describe("the order of declaring", () => {
  it("shows what may be read, covers what was declared unseen, and marks whose turn it is", () => {
    expect(declaringPlaces(view).map(({ id, state }) => [id, state])).toEqual([
      ["a", "read"],
      ["b", "covered"],
      ["c", "now"],
      ["d", "notYet"],
    ]);
  });
});

describe("a blow", () => {
  it("stands beside its answer", () => {
    expect(clashesOf(view)).toEqual([
      {
        attacker: "a",
        target: "d",
        action: "melee",
        weapon: "sword",
        soul: 1,
        answer: { way: "engage", skill: "melee", soul: 0 },
      },
    ]);
  });

  it("is nothing where nothing is struck", () => {
    expect(clashesOf({ ...view, board: {} })).toEqual([]);
  });
});
