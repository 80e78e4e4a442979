import type { CombatantView, TableView } from "@yomiai/rules";
import { describe, expect, it } from "vitest";
import { clashesOf, declaringPlaces, publishedOf } from "./declared.ts";

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
    declarations: { a: { action: "flee" }, b: { action: "pass" } },
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
  it("shows what may be read, covers what the table may not read, and marks whose turn it is", () => {
    expect(declaringPlaces(view).map(({ id, state }) => [id, state])).toEqual([
      ["a", "read"],
      ["b", "own"],
      ["c", "now"],
      ["d", "notYet"],
    ]);
  });

  it("covers what this viewer may not read", () => {
    const unread = { ...view, board: { ...view.board, declarations: {} } };
    expect(declaringPlaces(unread)[1]).toEqual({ id: "b", state: "covered", declaration: undefined });
  });

  it("publishes nothing of a group that still declares", () => {
    expect([publishedOf(view, "a"), publishedOf(view, "b")]).toEqual([{ action: "flee" }, undefined]);
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
