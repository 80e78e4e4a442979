import type { CombatantView, TableView } from "@yomiai/rules";
import { describe, expect, it } from "vitest";
import { exchangeOf } from "./exchange.ts";

const rin = { id: "rin", traits: {}, gauges: {} } as unknown as CombatantView;

function view(parts: Partial<TableView>): TableView {
  const combatants = { rin, ...parts.combatants };
  return { ruleset: "chameleon", phase: "pick", round: 1, active: [], order: [], prompts: [], ...parts, combatants };
}

const action = { by: "rin", kind: "attack", targets: ["ogre"], weapon: "unarmed", use: "break" };

describe("the exchange in the middle", () => {
  it("is nothing before the first action", () => {
    expect(exchangeOf(view({ phase: "declare" }))).toBe(undefined);
  });

  it("has no card before the pick and one face down after it, for those who may not see it", () => {
    expect(exchangeOf(view({ board: { action } }))).toMatchObject({ by: "rin", targets: ["ogre"], card: "none" });
    expect(exchangeOf(view({ phase: "guess", board: { action } }))).toMatchObject({ card: "down", isOpen: false });
  });

  it("shows the picker the own card, not yet open", () => {
    const own = { ...rin, traits: { pick: "spade" } };
    const seen = exchangeOf(view({ phase: "guess", board: { action }, combatants: { rin: own } }));
    expect(seen).toMatchObject({ card: "spade", isOpen: false });
  });

  it("keeps the last one with the opened card and the power, or face down if it was not told", () => {
    const last = { by: "rin", kind: "attack", power: { ogre: 5 }, position: "spade" };
    expect(exchangeOf(view({ phase: "declare", board: { last } }))).toEqual({
      by: "rin",
      kind: "attack",
      targets: ["ogre"],
      card: "spade",
      isOpen: true,
      power: 5,
      isOver: true,
    });
    const read = { by: "rin", kind: "attack", power: { ogre: 2 } };
    expect(exchangeOf(view({ board: { last: read } }))).toMatchObject({ card: "down", isOpen: false, power: 2 });
  });
});
