import type { Prompt, TableView } from "@yomiai/rules";
import { describe, expect, it } from "vitest";
import { busiestFirst, commandFor, isRolled, wayOf } from "./aiming.ts";

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

describe("marks to aim at", () => {
  it("begin with the mark where most stand", () => {
    const view: TableView = {
      ruleset: "cf",
      phase: "turn",
      round: 1,
      active: [],
      order: [],
      combatants: {},
      prompts: [],
      map: { zones: { m4: { at: 4, members: ["a"] }, m9: { at: 9, members: ["b", "c"] } } },
    };
    expect(busiestFirst(view, [3, 4, 5, 9])).toEqual([9, 4, 3, 5]);
  });
});
