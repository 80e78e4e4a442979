import type { CombatantView, Prompt, TableView } from "@yomiai/rules";
import { describe, expect, it } from "vitest";
import { bestFirst, commandFor, distanceTo, isRolled, metAt, nearestFirst, wayOf } from "./aiming.ts";

const strike: Prompt = {
  id: "attack:rin:axe",
  type: "attack",
  as: "rin",
  fields: [
    { name: "weapon", kind: "choice", options: ["axe"], labels: { axe: "大斧" } },
    { name: "target", kind: "combatant", options: ["orc", "imp"] },
    { name: "secret", kind: "boolean", optional: true },
  ],
  info: {
    versus: "ac",
    bonus: 5,
    modifiers: { attackBonus: 7, prone: -2, weapon: 0 },
    damage: "1d8+3",
    advantage: { imp: 2 },
  },
};

describe("a way to attack", () => {
  it("is what the prompt fixes, what is left to choose, and what is told before the roll", () => {
    expect(wayOf(strike)).toMatchObject({
      things: [{ name: "weapon", value: "axe", label: "大斧" }],
      aims: [{ name: "target" }],
      versus: "ac",
      bonus: 5,
      modifiers: [
        { name: "attackBonus", value: 7 },
        { name: "prone", value: -2 },
      ],
      damage: "1d8+3",
      advantage: new Map([["imp", 2]]),
    });
  });

  it("tells no sum to a seat that the prompt tells none", () => {
    const { bonus, modifiers, damage } = wayOf({ ...strike, info: { versus: "ac" } });
    expect([bonus, modifiers, damage]).toEqual([undefined, [], undefined]);
  });

  it("is not rolled where it aims at no defence", () => {
    expect([isRolled(wayOf(strike)), isRolled(wayOf({ ...strike, info: { versus: "none" } }))]).toEqual([true, false]);
  });

  it("becomes a command with what was chosen, in secret only where the prompt offers that", () => {
    const chosen = { target: "orc" };
    const command = { type: "attack", as: "rin", weapon: "axe", target: "orc" };
    expect(commandFor(wayOf(strike), chosen, false)).toEqual(command);
    expect(commandFor(wayOf(strike), chosen, true)).toEqual({ ...command, secret: true });
    expect(commandFor(wayOf({ ...strike, fields: strike.fields.slice(0, 2) }), chosen, true)).toEqual(command);
  });
});

const one = (id: string, side: string, status = "ready"): CombatantView => ({
  ...{ id, name: id, side, status, kind: "npc", owner: "gm" },
  ...{ gauges: {}, traits: {}, conditions: {} },
});

const view: TableView = {
  ...{ ruleset: "cf", phase: "turn", round: 1, active: ["mage"], order: [], prompts: [] },
  combatants: Object.fromEntries(
    [
      ...[one("mage", "heroes"), one("rin", "heroes"), one("orc", "foes"), one("imp", "foes")],
      ...[one("wolf", "foes"), one("body", "foes", "dead"), one("far", "foes")],
    ].map((combatant) => [combatant.id, combatant]),
  ),
  map: {
    zones: {
      m0: { at: 0, members: ["mage"] },
      m4: { at: 4, members: ["orc", "rin", "body"] },
      m7: { at: 7, members: ["imp", "wolf"] },
      m20: { at: 20, members: ["far"] },
    },
  },
};

describe("whom an area meets", () => {
  const area = (info: NonNullable<Prompt["info"]>) =>
    wayOf({ id: "x", type: "castSpell", as: "mage", fields: [], info });

  it("is everybody within its metres but the dead, or only those of other sides", () => {
    expect(metAt(view, area({ radius: 2, affects: "all" }), 5)).toEqual(["orc", "rin", "imp", "wolf"]);
    expect(metAt(view, area({ radius: 2, affects: "enemies" }), 5)).toEqual(["orc", "imp", "wolf"]);
    expect(metAt(view, area({}), 4)).toEqual(["orc", "rin"]);
  });

  it("puts the marks first that meet most foes, and such as meet the same as another behind all", () => {
    const marks = Array.from({ length: 22 }, (_, at) => at);
    expect(bestFirst(view, area({ radius: 2, affects: "all" }), marks).slice(0, 5)).toEqual([5, 7, 4, 20, 2]);
  });
});

describe("targets in sight", () => {
  it("come with the nearest first, those on no mark as if they stood beside", () => {
    expect(distanceTo(view, "rin", "far")).toBe(16);
    expect(distanceTo(view, "rin", "nobody")).toBe(undefined);
    expect(nearestFirst(view, ["far", "imp", "orc", "wolf"], "rin")).toEqual(["orc", "imp", "wolf", "far"]);
  });
});
