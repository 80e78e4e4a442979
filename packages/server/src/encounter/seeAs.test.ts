import type { CombatantView, TableView } from "@yomiai/rules";
import { expect, test } from "vitest";
import { seenAs } from "./seeAs.ts";

function combatant(id: string, more: Partial<CombatantView> = {}): CombatantView {
  const who = { id, name: id, side: "party", kind: "pc", owner: "p1", status: "ready" } as const;
  return { ...who, gauges: {}, traits: {}, conditions: {}, ...more };
}

function table(combatants: readonly CombatantView[], more: Partial<TableView> = {}): TableView {
  return {
    ruleset: "any",
    phase: "pick",
    round: 1,
    active: [],
    order: [],
    combatants: Object.fromEntries(combatants.map((one) => [one.id, one])),
    prompts: [],
    ...more,
  };
}

test("what a player knows alone is left out: picks, gauges, their largest values, board, places, prompts", () => {
  const open = combatant("rin", { traits: { luck: 1 }, gauges: { hp: { current: 3 } } });
  const own = combatant("rin", {
    traits: { luck: 1, pick: 7 },
    gauges: { hp: { current: 3, max: 9 }, focus: { current: 2 } },
    conditions: { poisoned: {} },
    place: { q: 1, r: 1 },
    labels: { fog: "秘剣霞" },
  });
  const prompts = [{ id: "x", type: "pick", as: "rin", fields: [] }];
  const gm = table([open], { board: { pool: 2 }, prompts: [{ id: "y", type: "tool", fields: [] }] });
  const seen = table([own], { board: { pool: 2, hand: ["a"] }, prompts });
  expect(seenAs(seen, { gm, spectator: gm })).toEqual(table([open], { board: { pool: 2 } }));
});

test("what everybody is shown stays as they are shown it, also where the GM is shown something else", () => {
  const shadow = combatant("ogre", { name: "謎の影" });
  const ogre = combatant("ogre", { name: "鬼", gauges: { hp: { current: 8 } } });
  const spectator = table([shadow]);
  expect(seenAs(table([shadow]), { gm: table([ogre]), spectator })).toEqual(table([shadow]));
});

test("a value that must be there and that only the player knows is shown as the GM knows it", () => {
  const known = { gm: table([combatant("rin", { status: "ready" })]), spectator: table([combatant("rin")]) };
  const seen = table([combatant("rin", { status: "hiding" })]);
  expect(seenAs(seen, known)).toEqual(table([combatant("rin", { status: "ready" })]));
});

test("somebody whom only the player knows of is not there, nor in the order, nor active", () => {
  const seen = table([combatant("rin"), combatant("spy")], {
    order: [
      { id: "spy", status: "ready" },
      { id: "rin", initiative: 5, status: "ready" },
    ],
    active: ["spy", "rin"],
    turn: "spy",
  });
  const gm = table([combatant("rin")], { order: [{ id: "rin", status: "ready" }], active: ["rin"] });
  expect(seenAs(seen, { gm, spectator: gm })).toEqual(gm);
});

test("what put an equal first is left out where only the player knows it", () => {
  const of = (tieBreaks: TableView["tieBreaks"]) => table([combatant("rin")], tieBreaks && { tieBreaks });
  const known = { gm: of({ rin: "base", oni: "gm" }), spectator: of({ rin: "byRule", oni: "gm" }) };
  expect(seenAs(of({ rin: "base", oni: "agreed" }), known)).toEqual(of({ rin: "base" }));
  expect(seenAs(of({ rin: "byRule", oni: "gm" }), known)).toEqual(of({ rin: "byRule", oni: "gm" }));
  expect(seenAs(of(undefined), known)).toEqual(of(undefined));
});
