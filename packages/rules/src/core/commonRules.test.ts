import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Ruleset } from "../ruleset.ts";
import type { Command } from "./command.ts";
import type { Sender } from "./commandRule.ts";
import { isCommonCommand, openToGm } from "./commonRules.ts";
import { apply, ask, type Encounter, found, isRecordOpen, liveDice } from "./encounter.ts";
import { HIDERS, hidingGame } from "./hidingGame.fixture.ts";
import type { Json } from "./json.ts";
import { logFor } from "./log.ts";
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

/** What a command of the GM's made of an encounter. */
const after = (command: Command, before: Encounter = table()) => {
  const answer = send(command, "gm", before);
  if ("refusal" in answer) throw new Error(answer.refusal.message);
  return { encounter: apply(before, answer.commit), events: answer.commit.events };
};

beforeEach(() => {
  asked.length = 0;
});

const rin = { as: "rin" };
const text = (length: number) => "あ".repeat(length);
const newcomer = { id: "mei", name: "メイ", side: "party", kind: "pc" };

/** Commands that are taken, and how their arguments are read where that is not as they were sent. */
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

describe("a common command's arguments", () => {
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

const withoutCombatant = ["start", "addCombatant", "orderTies", "end", "rule", "openRecord", "setHouse", "nextFight"];
/** Those that come after the end alone. */
const afterTheEnd = ["openRecord", "nextFight"];
const withCombatant = ["removeCombatant", "adjust", "setCondition", "clearCondition", "skipTurn", "passControl"];

describe("common commands", () => {
  test.each(withCombatant)("%s names a combatant that is there", (type) => {
    for (const as of [undefined, "nobody", "toString"]) {
      const refusal = refusalOf({ type, ...(as && { as }) });
      expect(refusal).toMatchObject({ code: "badArgument", field: "as", message: "as: no such combatant here" });
    }
  });

  test.each(withoutCombatant.filter((type) => !afterTheEnd.includes(type)))("%s names none", (type) => {
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

  test("are known by their names, which are not those that every object has", () => {
    const names = [...withCombatant, ...withoutCombatant, "undo"];
    const none = ["toast", "", "toString", "constructor", "__proto__"];
    expect([...names, "hide", ...none].filter(isCommonCommand)).toEqual(names);
    for (const type of none) expect(refusalOf({ type, ...rin })).toMatchObject({ code: "badArgument", field: "type" });
  });
});

describe("what is open to the GM", () => {
  const ids = ["rin", "goro", "oni"];
  const everything = ["end", "addCombatant", "orderTies", "setHouse", "skipTurn rin", "skipTurn oni"];
  const begun = () => {
    const { encounter } = after({ type: "start" }, found(hidingGame, { house: {}, combatants: HIDERS }));
    return encounter;
  };

  test("are the commands whose phase and turn it is, whatever else stands against them", () => {
    expect(openToGm(attentive, table().state, ids)).toEqual(everything);
    expect(openToGm(hidingGame, table().state, ids)).toEqual(["setHouse"]);
    expect(openToGm(hidingGame, begun().state, ids)).toEqual(["skipTurn rin", "skipTurn goro", "skipTurn oni"]);
  });

  test("names only those of whom the GM knows", () => {
    expect(openToGm(attentive, table().state, ["oni"]).filter((open) => open.includes(" "))).toEqual(["skipTurn oni"]);
    expect(openToGm(attentive, table().state, [])).toEqual(everything.slice(0, 4));
  });

  test("is what would not be refused for the phase or the turn, and nothing else", () => {
    const commandOf = (open: string): Command => {
      const [type = "", as] = open.split(" ");
      return { type, ...(as && { as }) };
    };
    const all = [...everything, "skipTurn goro"];
    for (const encounter of [table(), found(hidingGame, { house: {}, combatants: HIDERS }), begun()]) {
      const timely = all.filter((open) => {
        const answer = send(commandOf(open), "gm", encounter);
        return !("refusal" in answer && ["wrongPhase", "notYourTurn"].includes(answer.refusal.code));
      });
      expect(new Set(openToGm(encounter.ruleset, encounter.state, ids))).toEqual(new Set(timely));
    }
  });

  test("is asked of the rules as the command itself would be", () => {
    const senders: Sender[] = [];
    const rule = {
      isPhase: (_: unknown, sender: Sender) => senders.push(sender) > 0,
      isTurn: (_: unknown, sender: Sender) => senders.push(sender) > 0,
      decide: () => undefined,
    };
    const watchful: Ruleset = { ...hidingGame, common: { end: rule, skipTurn: rule } };
    const encounter = found(watchful, { house: {}, combatants: HIDERS });
    expect(openToGm(watchful, encounter.state, ["rin"])).toEqual(["end", "setHouse", "skipTurn rin"]);
    const asked = senders.splice(0);
    for (const command of [{ type: "end" }, { type: "skipTurn", ...rin }]) send(command, "gm", encounter);
    expect(asked).toStrictEqual(senders);
  });
});

describe("opening the record", () => {
  /** The game with an end. */
  const ending: Ruleset = {
    ...hidingGame,
    common: {
      ...hidingGame.common,
      end: { isPhase: () => true, decide: (draft) => draft.emit({ type: "fightEnded" }) },
    },
    evolve: (state, event) =>
      event.type === "fightEnded" ? { ...state, phase: "ended" } : hidingGame.evolve(state, event),
  };
  const running = () => found(ending, { house: {}, combatants: HIDERS });
  const ended = () => after({ type: "end", outcome: "引き分け" }, running()).encounter;

  test("is for after the end alone", () => {
    expect(send({ type: "openRecord" }, "gm", running())).toMatchObject({ refusal: { code: "wrongPhase" } });
    expect(send({ type: "openRecord", ...rin }, "gm", ended())).toMatchObject({ refusal: { code: "badArgument" } });
    expect(isRecordOpen(ended())).toBe(false);
  });

  test("is told to everybody, changes nothing else, and ends all undoing", () => {
    const { encounter: open, events } = after({ type: "openRecord" }, ended());
    expect(events).toEqual([{ type: "recordOpened" }]);
    expect(open.state).toEqual(ended().state);
    expect(isRecordOpen(open)).toBe(true);
    for (const viewer of ["spectator", "p1", "gm"] as const) {
      expect(logFor(ending, open.commits, viewer).at(-1)?.event).toStrictEqual({ type: "recordOpened" });
    }
    for (const asked of [{ to: 0 }, { toLine: 0 }]) {
      expect(send({ type: "undo", ...asked }, "gm", open)).toEqual({
        refusal: { code: "recordOpened", message: "undo: the GM has opened the record, which ends all undoing" },
      });
    }
  });
});

describe("what the core does itself", () => {
  test("control passes of the one that is named, and of no other", () => {
    const { encounter } = after({ type: "passControl", as: "rin", to: "p7" });
    expect(encounter.state.combatants.map(({ owner }) => owner)).toEqual(["p7", "p2", "gm"]);
  });

  test("a ruling leaves everything as it is", () => {
    expect(after({ type: "rule", text: "灯りは消えた" }).encounter.state).toEqual(table().state);
  });

  test("house rules tell the names of those that change, and keep what was not given", () => {
    const house = z.strictObject({ highest: z.int().default(9), names: z.array(z.string()).default([]) });
    const encounter = found({ ...hidingGame, house }, { house: {}, combatants: HIDERS });
    const given = { highest: 9, names: ["鬼"] };
    const { encounter: changed, events } = after({ type: "setHouse", house: given }, encounter);
    expect(events).toEqual([{ type: "houseRulesSet", house: given, changed: ["names"] }]);
    expect(changed.state.house).toEqual(given);
    const again = after({ type: "setHouse", house: { highest: 7 } }, changed);
    expect(again.encounter.state.house).toEqual({ ...given, highest: 7 });
    // A list that reads the same is no change.
    expect(send({ type: "setHouse", house: { names: ["鬼"] } }, "gm", changed)).toHaveProperty("refusal");
  });

  test("a common command reaches the ruleset with its arguments as they were read", () => {
    for (const { command, read } of good) {
      const { type, as = "", ...args } = command;
      expect(send(command), type).toHaveProperty("commit");
      expect(asked.splice(0)).toEqual([{ command: type, as, args: read ?? args }]);
    }
  });
});

describe("a combatant that the sender does not know of", () => {
  const hiding: Ruleset = { ...attentive, knows: (_, seat, id) => !(seat === "gm" && id === "rin") };
  const encounter = () => found(hiding, { house: {}, combatants: HIDERS });

  test("is as one that is not there", () => {
    const known = send({ type: "skipTurn", ...rin }, "gm", encounter());
    expect(known).toEqual(send({ type: "skipTurn", as: "nobody" }, "gm", encounter()));
    expect(known).toMatchObject({ refusal: { code: "badArgument", field: "as" } });
  });

  test("is there for those who know of it", () => {
    expect(send({ type: "hide", ...rin, number: 1 }, "p1", encounter())).toMatchObject({
      refusal: { code: "wrongPhase" },
    });
  });
});
