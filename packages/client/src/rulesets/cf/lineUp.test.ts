import type { CombatantView, Prompt, TableView } from "@yomiai/rules";
import { describe, expect, it } from "vitest";
import { flankersOf, inSight, isEngaged, marksOf } from "./lineUp.ts";

const view: TableView = {
  ruleset: "cf",
  phase: "turn",
  round: 1,
  active: [],
  order: [],
  combatants: {},
  prompts: [],
  map: {
    from: 0,
    to: 30,
    zones: {
      m5: { at: 5, members: ["rin", "orc"], ground: [{ id: "axe", name: "斧" }] },
      m12: { at: 12, members: ["archer"], ground: [] },
    },
  },
};

const to = (type: string, ...options: number[]): Prompt => ({
  id: `${type}:rin`,
  type,
  as: "rin",
  fields: [{ name: "to", kind: "choice", options }],
});

describe("the line-up", () => {
  it("draws marks with somebody and marks that can be reached, with the ways there and the metres between", () => {
    expect(marksOf(view, [to("move", 4, 6), to("shift", 6)])).toEqual([
      { at: 4, members: [], ground: [], ways: [{ type: "move", as: "rin", to: 4 }], gap: 0 },
      { at: 5, members: ["rin", "orc"], ground: ["斧"], ways: [], gap: 1 },
      {
        at: 6,
        members: [],
        ground: [],
        ways: [
          { type: "move", as: "rin", to: 6 },
          { type: "shift", as: "rin", to: 6 },
        ],
        gap: 1,
      },
      { at: 12, members: ["archer"], ground: [], ways: [], gap: 6 },
    ]);
  });

  it("takes no prompt that asks for more than a mark", () => {
    const spell = {
      ...to("castSpell", 7),
      fields: [{ name: "to", kind: "choice" as const, options: [7] }, ...to("x", 1).fields],
    };
    expect(marksOf(view, [spell]).map(({ at }) => at)).toEqual([5, 12]);
  });
});

const one = (id: string, given: Partial<CombatantView> = {}): CombatantView => ({
  id,
  name: id,
  side: "foes",
  kind: "npc",
  owner: "gm",
  status: "ready",
  gauges: {},
  traits: {},
  conditions: {},
  ...given,
});

describe("a crowded mark", () => {
  it("draws who acts and who bears a condition, the fallen last, in listing order", () => {
    const crowd = [
      one("a", { status: "dead" }),
      one("b"),
      one("c"),
      one("d"),
      one("e"),
      one("f", { conditions: { prone: {} } }),
      one("g"),
      one("h"),
    ];
    expect(inSight(crowd, ["h"]).map(({ id }) => id)).toEqual(["b", "c", "d", "f", "h"]);
  });

  it("hides nobody where the button would hide only one", () => {
    const few = ["a", "b", "c", "d", "e", "f"].map((id) => one(id));
    expect(inSight(few, [])).toEqual(few);
  });
});

describe("those at one mark", () => {
  it("are engaged where foes stand together, the fallen not counted", () => {
    expect(isEngaged([one("a"), one("b", { side: "friends" })])).toBe(true);
    expect(isEngaged([one("a"), one("b", { side: "friends", status: "down" })])).toBe(false);
    expect(isEngaged([one("a"), one("b")])).toBe(false);
  });

  it("are told who flanks them", () => {
    const fighters = [
      one("rin", { traits: { flanking: "orc" } }),
      one("goro", { traits: { flanking: "orc" } }),
      one("orc"),
    ];
    const combatants = Object.fromEntries(fighters.map((fighter) => [fighter.id, fighter]));
    expect(flankersOf({ ...view, combatants }, "orc")).toEqual(["rin", "goro"]);
    expect(flankersOf({ ...view, combatants }, "rin")).toEqual([]);
  });

  it("draw first whom one plays, even where many stand", () => {
    const crowd = ["a", "b", "c", "d", "e", "f", "mine"].map((id) => one(id));
    expect(inSight(crowd, ["mine"]).map(({ id }) => id)).toContain("mine");
  });
});
