import { beforeEach, describe, expect, test } from "vitest";
import type { Ruleset } from "../ruleset.ts";
import type { Command } from "./command.ts";
import { isCommonCommand } from "./commonRules.ts";
import { apply, ask, type Encounter, found, liveDice } from "./encounter.ts";
import { HIDERS, hidingGame } from "./hidingGame.fixture.ts";
import type { Json } from "./json.ts";
import type { Seat } from "./seat.ts";

const asked: { readonly command: string; readonly as: string; readonly args: unknown }[] = [];

/** Takes every common command and keeps what it was asked. */
const attentive: Ruleset = {
  ...hidingGame,
  common: Object.fromEntries(
    [
      "start",
      "addCombatant",
      "removeCombatant",
      "adjust",
      "setCondition",
      "clearCondition",
      "orderTies",
      "skipTurn",
      "end",
    ].map((command) => [
      command,
      {
        isPhase: () => true,
        isTurn: (_: unknown, { as }: { as: string | undefined }) => as !== "goro",
        obstacle: (_: unknown, { as }: { as: string | undefined }) => (as === "oni" ? "tooWild" : undefined),
        decide: (_: unknown, { as, args }: { as: string; args: unknown }) => asked.push({ command, as, args }),
      },
    ]),
  ),
};

const table = () => found(attentive, { house: {}, combatants: HIDERS });
const send = (command: Command, seat: Seat = "gm", encounter: Encounter = table()) =>
  ask(encounter, { seat, command, dice: liveDice(encounter, "00".repeat(32)) });
const refusalOf = (command: Command, seat: Seat = "gm") => {
  const answer = send(command, seat);
  return "refusal" in answer ? answer.refusal : undefined;
};

beforeEach(() => {
  asked.length = 0;
});

const rin = { as: "rin" };
const text = (length: number) => "あ".repeat(length);
const newcomer = { id: "mei", name: "メイ", side: "party", kind: "pc" };

describe("a common command's arguments", () => {
  const good: readonly { readonly command: Command; readonly read?: Json }[] = [
    { command: { type: "start" } },
    {
      command: { type: "addCombatant", combatant: newcomer },
      read: { combatant: { ...newcomer, owner: "gm", sheet: {} } },
    },
    { command: { type: "removeCombatant", ...rin } },
    { command: { type: "adjust", ...rin, path: "x".repeat(200), set: 3, reason: text(500) } },
    { command: { type: "adjust", ...rin, path: "x", add: -2, reason: "r" } },
    {
      command: { type: "adjust", ...rin, path: "x", set: null, reason: " r " },
      read: { path: "x", set: null, reason: "r" },
    },
    { command: { type: "setCondition", ...rin, condition: "x".repeat(64), until: text(500), note: text(500) } },
    { command: { type: "setCondition", ...rin, condition: "c", until: "", source: "y".repeat(64), note: "" } },
    { command: { type: "clearCondition", ...rin, condition: "c" } },
    { command: { type: "orderTies", ids: Array.from({ length: 200 }, () => "rin") } },
    { command: { type: "orderTies", ids: [] } },
    { command: { type: "skipTurn", ...rin } },
    { command: { type: "end", outcome: ` ${text(500)} ` }, read: { outcome: text(500) } },
  ];

  const bad: readonly (readonly [string, Command])[] = [
    ["combatant", { type: "addCombatant" }],
    ["combatant.owner", { type: "addCombatant", combatant: { ...newcomer, owner: "omniscient" } }],
    ["path", { type: "adjust", ...rin, path: "", set: 1, reason: "r" }],
    ["path", { type: "adjust", ...rin, path: "x".repeat(201), set: 1, reason: "r" }],
    ["reason", { type: "adjust", ...rin, path: "x", set: 1 }],
    ["reason", { type: "adjust", ...rin, path: "x", set: 1, reason: "  " }],
    ["reason", { type: "adjust", ...rin, path: "x", set: 1, reason: text(501) }],
    ["set", { type: "adjust", ...rin, path: "x", reason: "r" }],
    ["set", { type: "adjust", ...rin, path: "x", set: 1, add: 1, reason: "r" }],
    ["add", { type: "adjust", ...rin, path: "x", add: "1", reason: "r" }],
    ["condition", { type: "setCondition", ...rin, condition: "" }],
    ["condition", { type: "setCondition", ...rin, condition: "x".repeat(65) }],
    ["until", { type: "setCondition", ...rin, condition: "c", until: text(501) }],
    ["source", { type: "setCondition", ...rin, condition: "c", source: "" }],
    ["note", { type: "setCondition", ...rin, condition: "c", note: text(501) }],
    ["condition", { type: "clearCondition", ...rin }],
    ["ids", { type: "orderTies" }],
    ["ids", { type: "orderTies", ids: Array.from({ length: 201 }, () => "rin") }],
    ["ids.1", { type: "orderTies", ids: ["rin", 2] }],
    ["to", { type: "passControl", ...rin, to: "spectator" }],
    ["outcome", { type: "end", outcome: "" }],
    ["text", { type: "rule" }],
    ["house", { type: "setHouse" }],
  ];

  test.each(bad)("are refused, naming %s: %j", (field, command) => {
    expect(refusalOf(command)).toMatchObject({ code: "badArgument", field });
    expect(asked).toEqual([]);
  });

  test("are told what they may be", () => {
    const messageOf = (command: Command) => refusalOf(command)?.message;
    expect(messageOf({ type: "adjust", ...rin, path: "x", reason: "r" })).toBe("set: exactly one of set and add");
    expect(messageOf({ type: "passControl", ...rin, to: "omniscient" })).toBe("to: gm, p1, p2, …");
    expect(messageOf({ type: "setHouse", house: {} })).toBe("house: nothing would change");
    expect(refusalOf({ type: "setHouse", house: {} })?.field).toBe("house");
  });

  test.each(good)("are refused with one too many: $command", ({ command }) => {
    expect(refusalOf({ ...command, surplus: 1 })?.code).toBe("badArgument");
  });
});

const withoutCombatant = ["start", "addCombatant", "orderTies", "end", "rule", "setHouse"];
const withCombatant = ["removeCombatant", "adjust", "setCondition", "clearCondition", "skipTurn", "passControl"];

describe("common commands", () => {
  test.each(withCombatant)("%s names a combatant that is there", (type) => {
    for (const as of [undefined, "nobody", "toString"]) {
      const refusal = refusalOf({ type, ...(as && { as }) });
      expect(refusal).toMatchObject({ code: "badArgument", field: "as", message: "as: no such combatant here" });
    }
  });

  test.each(withoutCombatant)("%s names none", (type) => {
    expect(refusalOf({ type, as: "rin" })).toMatchObject({ code: "badArgument", field: "as" });
  });

  test.each([...withCombatant, ...withoutCombatant])("%s is the GM's alone", (type) => {
    const as = withCombatant.includes(type) ? { as: "rin" } : {};
    expect(refusalOf({ type, ...as }, "p1")?.code).toBe("gmOnly");
  });

  test.each(withCombatant.filter((type) => type !== "passControl"))(
    "%s asks the ruleset for turn and obstacles",
    (type) => {
      expect(refusalOf({ type, as: "goro" })?.code).toBe("notYourTurn");
      expect(refusalOf({ type, as: "oni" })).toMatchObject({ code: "tooWild", message: expect.stringContaining(type) });
    },
  );

  test("are known by their names", () => {
    const names = [...withCombatant, ...withoutCombatant, "undo"];
    expect([...names, "hide", "toast", ""].filter(isCommonCommand)).toEqual(names);
  });
});

describe("what the core does itself", () => {
  const after = (command: Command) => {
    const encounter = table();
    const answer = send(command, "gm", encounter);
    if ("refusal" in answer) throw new Error(answer.refusal.message);
    return apply(encounter, answer.commit);
  };

  test("control passes of the one that is named, and of no other", () => {
    const owners = after({ type: "passControl", as: "rin", to: "p7" }).state.combatants.map(({ owner }) => owner);
    expect(owners).toEqual(["p7", "p2", "gm"]);
  });

  test("a ruling leaves everything as it is", () => {
    expect(after({ type: "rule", text: "灯りは消えた" }).state).toEqual(table().state);
  });
});
