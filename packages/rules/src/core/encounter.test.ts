import { describe, expect, it } from "vitest";
import { commitTo, streamSeed } from "../dice/committedDice.ts";
import { scriptedDice } from "../dice/scriptedDice.ts";
import { verifyRolls } from "../dice/verify.ts";
import type { Command } from "./command.ts";
import { apply, ask, type Encounter, found, liveDice, replay } from "./encounter.ts";
import { HIDERS, hidingGame } from "./hidingGame.fixture.ts";
import { logFor } from "./log.ts";
import { Refused } from "./refusal.ts";
import type { Seat } from "./seat.ts";

const SEED = "0123456789abcdef".repeat(4);

function send(encounter: Encounter, seat: Seat, command: Command): Encounter {
  const answer = ask(encounter, { seat, command, dice: liveDice(encounter, SEED) });
  if ("refusal" in answer) throw new Error(`${answer.refusal.code}: ${answer.refusal.message}`);
  return apply(encounter, answer.commit);
}

function refusalOf(encounter: Encounter, seat: Seat, command: Command) {
  const answer = ask(encounter, { seat, command, dice: liveDice(encounter, SEED) });
  return "refusal" in answer ? answer.refusal : undefined;
}

const codeOf = (encounter: Encounter, seat: Seat, command: Command) => refusalOf(encounter, seat, command)?.code;

const before = () => found(hidingGame, { house: {}, combatants: HIDERS });
const started = () => send(before(), "gm", { type: "start" });
const hide = (encounter: Encounter, seat: Seat, as: string, number: number) =>
  send(encounter, seat, { type: "hide", as, number });

describe("founding an encounter", () => {
  it("stands in set-up with no events", () => {
    const encounter = before();
    expect([encounter.state.phase, encounter.number, encounter.commits]).toEqual(["setup", 0, []]);
  });

  it("refuses house rules and combatants that are not allowed, naming the field", () => {
    const house = () => found(hidingGame, { house: { highest: 0 }, combatants: HIDERS });
    const owner = () => found(hidingGame, { house: {}, combatants: [{ ...HIDERS[0], owner: "spectator" }] });
    expect(house).toThrow(Refused);
    expect(house).toThrow("house.highest");
    expect(owner).toThrow("combatants.0.owner");
  });

  it("gives a combatant without an owner to the GM and trims its name", () => {
    const encounter = found(hidingGame, {
      house: {},
      combatants: [{ id: "oni", name: " 鬼 ", side: "foes", kind: "npc" }],
    });
    expect(encounter.state.combatants).toEqual([{ id: "oni", name: "鬼", side: "foes", kind: "npc", owner: "gm" }]);
  });
});

describe("the order of checks", () => {
  it("knows the command before anything else", () => {
    expect(codeOf(started(), "p1", { type: "fly", as: "nobody" })).toBe("badArgument");
    expect(refusalOf(started(), "p1", { type: "fly" })?.field).toBe("type");
    expect(codeOf(started(), "p1", { type: "toString" })).toBe("badArgument");
  });

  it("looks for `as` before the GM's right, that before control, that before the phase", () => {
    expect(codeOf(before(), "p1", { type: "skipTurn", as: "nobody" })).toBe("badArgument");
    expect(codeOf(before(), "p1", { type: "skipTurn", as: "goro" })).toBe("gmOnly");
    expect(codeOf(before(), "p1", { type: "hide", as: "goro", number: 99 })).toBe("notYourCombatant");
    expect(codeOf(before(), "p1", { type: "hide", as: "rin", number: 99 })).toBe("wrongPhase");
  });

  it("looks at the turn, then at obstacles, then at the arguments' shape, then at their meaning", () => {
    const hidden = hide(started(), "p1", "rin", 3);
    expect(codeOf(hidden, "p1", { type: "hide", as: "rin", number: "three" })).toBe("notYourTurn");
    const spent = send(started(), "p1", { type: "roll", as: "rin", times: 3 });
    expect(codeOf(spent, "p1", { type: "roll", as: "rin", times: "x" })).toBe("noRollsLeft");
    expect(refusalOf(started(), "p1", { type: "hide", as: "rin", number: "three" })).toMatchObject({
      code: "badArgument",
      field: "number",
    });
    expect(codeOf(started(), "p1", { type: "hide", as: "rin", number: 10 })).toBe("outOfRange");
  });

  it("refuses an argument that the command does not have, and an `as` where there is none", () => {
    expect(codeOf(started(), "p1", { type: "hide", as: "rin", number: 1, extra: 1 })).toBe("badArgument");
    expect(codeOf(started(), "gm", { type: "watch", as: "rin" })).toBe("badArgument");
  });

  it("answers a common command that the ruleset does not have with wrongPhase", () => {
    expect(codeOf(started(), "gm", { type: "end", outcome: "引き分け" })).toBe("wrongPhase");
    expect(codeOf(started(), "p1", { type: "end", outcome: "引き分け" })).toBe("gmOnly");
  });
});

describe("the GM's common commands", () => {
  it("passes control, and the new seat may act", () => {
    const passed = send(started(), "gm", { type: "passControl", as: "rin", to: "p2" });
    expect(codeOf(passed, "p1", { type: "hide", as: "rin", number: 1 })).toBe("notYourCombatant");
    expect(hide(passed, "p2", "rin", 1).number).toBe(3);
    expect(codeOf(started(), "gm", { type: "passControl", as: "rin", to: "omniscient" })).toBe("badArgument");
  });

  it("writes a ruling to everybody's log", () => {
    const ruled = send(started(), "gm", { type: "rule", text: " 灯りは消えた " });
    expect(logFor(hidingGame, ruled.commits, "spectator").at(-1)?.event).toEqual({
      type: "ruled",
      text: "灯りは消えた",
    });
    expect(codeOf(started(), "gm", { type: "rule", text: " " })).toBe("badArgument");
  });

  it("sets house rules in set-up only, keeping those not given", () => {
    const set = send(before(), "gm", { type: "setHouse", house: { highest: 20 } });
    expect(set.state.house).toEqual({ highest: 20 });
    expect(codeOf(set, "gm", { type: "setHouse", house: { highest: 20 } })).toBe("badArgument");
    expect(refusalOf(set, "gm", { type: "setHouse", house: { lowest: 1 } })?.field).toBe("house");
    expect(codeOf(started(), "gm", { type: "setHouse", house: { highest: 20 } })).toBe("wrongPhase");
  });
});

describe("a refusal", () => {
  it("changes nothing and draws no dice, even after rolling", () => {
    const encounter = send(started(), "p1", { type: "roll", as: "rin", times: 2 });
    const copy = structuredClone({ ...encounter, ruleset: undefined });
    expect(codeOf(encounter, "p1", { type: "roll", as: "rin", times: 2 })).toBe("tooMany");
    expect({ ...encounter, ruleset: undefined }).toEqual(copy);
    const rolledOn = send(encounter, "p1", { type: "roll", as: "rin" });
    expect(rolledOn.commits.at(-1)?.rolls).toMatchObject([{ first: 2, stream: "open" }]);
  });
});

describe("undo", () => {
  it("goes back to the state after the event and keeps what happened in the history", () => {
    const one = send(started(), "p1", { type: "roll", as: "rin" });
    const two = send(one, "p1", { type: "roll", as: "rin" });
    const undone = send(two, "gm", { type: "undo", to: one.number });
    expect(undone.state).toEqual(one.state);
    expect(undone.commits.length).toBe(4);
    expect(undone.number).toBe(4);
  });

  it("never gives an undone roll again", () => {
    const one = send(started(), "p1", { type: "roll", as: "rin" });
    const again = send(send(one, "gm", { type: "undo", to: 1 }), "p1", { type: "roll", as: "rin" });
    expect(again.commits.at(-1)?.rolls).toMatchObject([{ first: 1 }]);
  });

  it("lands on the end of a command, never in its middle", () => {
    const rolled = send(started(), "p1", { type: "roll", as: "rin", times: 3 });
    const undone = send(rolled, "gm", { type: "undo", to: 3 });
    expect(undone.state).toEqual(started().state);
    expect(undone.commits.at(-1)?.events).toEqual([{ type: "undone", to: 1 }]);
  });

  it("keeps a choice that was never opened", () => {
    const hidden = hide(started(), "p1", "rin", 4);
    const rolled = send(hidden, "p2", { type: "roll", as: "goro" });
    expect(send(rolled, "gm", { type: "undo", to: hidden.number }).state).toEqual(hidden.state);
  });

  it("goes back to before a choice that has been opened since, and before others that this tears", () => {
    const first = hide(started(), "p1", "rin", 4);
    const rolled = send(first, "p2", { type: "roll", as: "goro" });
    const second = hide(rolled, "p2", "goro", 5);
    const opened = hide(second, "gm", "oni", 6);
    expect(send(opened, "gm", { type: "undo", to: second.number }).state).toEqual(started().state);
    expect(send(opened, "gm", { type: "undo", to: rolled.number }).state).toEqual(started().state);
  });

  it("keeps a choice that was dropped unseen after the point and made by then", () => {
    const hidden = hide(started(), "p1", "rin", 4);
    const dropped = send(hidden, "gm", { type: "skipTurn", as: "rin" });
    expect(send(dropped, "gm", { type: "undo", to: hidden.number }).state).toEqual(hidden.state);
  });

  it("can be undone in turn, to a point that was itself undone", () => {
    const one = send(started(), "p1", { type: "roll", as: "rin" });
    const two = send(one, "p1", { type: "roll", as: "rin" });
    const back = send(two, "gm", { type: "undo", to: 1 });
    const ruled = send(back, "gm", { type: "rule", text: "やり直し" });
    const again = send(ruled, "gm", { type: "undo", to: 0 });
    expect(again.state).toEqual(before().state);
    expect(replay(hidingGame, again.founding, again.commits).state).toEqual(again.state);
  });

  it("keeps the GM's log up to a line of it", () => {
    const rolled = send(send(started(), "p1", { type: "roll", as: "rin" }), "p2", { type: "roll", as: "goro" });
    const undone = send(rolled, "gm", { type: "undo", toLine: 2 });
    expect(undone.commits.at(-1)?.events).toEqual([{ type: "undone", to: 2 }]);
    expect(logFor(hidingGame, undone.commits, "gm").at(-1)?.event).toEqual({ type: "undone", toLine: 2 });
  });

  it("counts the GM's own lines, those behind the screen among them, from before the first", () => {
    const watched = send(send(started(), "gm", { type: "watch" }), "p1", { type: "roll", as: "rin" });
    const keptWatch = send(watched, "gm", { type: "undo", toLine: 2 }).commits.at(-1);
    expect(keptWatch).toMatchObject({ command: "undo", by: "gm", events: [{ type: "undone", to: 2 }], rolls: [] });
    expect(send(watched, "gm", { type: "undo", toLine: 0 }).state).toEqual(before().state);
  });

  it("says in a refusal what it takes", () => {
    const encounter = send(started(), "p1", { type: "roll", as: "rin" });
    const messageOf = (seat: Seat, asked: object) => refusalOf(encounter, seat, { type: "undo", ...asked })?.message;
    expect(messageOf("p1", { to: 0 })).toBe("undo: only the GM");
    expect(messageOf("gm", { to: 9 })).toContain("to: the number of the last event to keep");
    expect(messageOf("gm", { toLine: 9 })).toBe(
      "toLine: the last line of your log to keep, a whole number from 0 to 1, and no to",
    );
  });

  it("takes a line of the GM's log before the last, or a number, and names no count of events in a refusal", () => {
    const encounter = send(started(), "p1", { type: "roll", as: "rin" });
    for (const toLine of [-1, 2, 0.5, "1"]) {
      expect(refusalOf(encounter, "gm", { type: "undo", toLine })).toMatchObject({
        field: "toLine",
        allowed: { max: 1 },
      });
    }
    expect(codeOf(encounter, "gm", { type: "undo", to: 1, toLine: 1 })).toBe("badArgument");
    expect(JSON.stringify(refusalOf(encounter, "gm", { type: "undo", to: 99 }))).not.toMatch(/[1-9]/);
  });

  it("is the GM's, and takes a whole number of an event before the last", () => {
    const encounter = send(started(), "p1", { type: "roll", as: "rin" });
    expect(codeOf(encounter, "p1", { type: "undo", to: 0 })).toBe("gmOnly");
    for (const to of [-1, encounter.number, 0.5, "1", undefined]) {
      expect(refusalOf(encounter, "gm", { type: "undo", to })).toMatchObject({ code: "badArgument", field: "to" });
    }
  });
});

describe("applying", () => {
  it("shares with the state before what has not changed, so that views of it need not be made anew", () => {
    const hidden = hide(started(), "p1", "rin", 4);
    const rolled = send(hidden, "p2", { type: "roll", as: "goro" });
    const parts = ({ state }: Encounter) => state as unknown as { readonly hidden: object; readonly rolled: object };
    expect(parts(rolled).hidden).toBe(parts(hidden).hidden);
    expect(rolled.state.combatants).toBe(hidden.state.combatants);
    expect(parts(rolled).rolled).not.toBe(parts(hidden).rolled);
  });

  it("changes nothing where nothing happened", () => {
    const hidden = hide(started(), "p1", "rin", 4);
    const commit = { from: hidden.number + 1, by: "gm", command: "ponder", events: [], rolls: [] } as const;
    expect(apply(hidden, commit).state).toBe(hidden.state);
  });
});

describe("replaying", () => {
  it("gives the state, the number and the dice drawn of the live encounter", () => {
    let live = send(started(), "gm", { type: "watch" });
    live = send(live, "p1", { type: "roll", as: "rin", times: 2 });
    live = send(live, "gm", { type: "undo", to: 2 });
    live = send(live, "p2", { type: "roll", as: "goro" });
    const { ruleset: _, ...replayed } = replay(hidingGame, live.founding, JSON.parse(JSON.stringify(live.commits)));
    const { ruleset: __, ...expected } = live;
    expect(replayed).toEqual(expected);
    expect(live.drawn).toEqual({ open: 3, hidden: 1 });
  });
});

describe("a viewer's log", () => {
  const played = () => {
    const rolled = send(hide(send(started(), "gm", { type: "watch" }), "p1", "rin", 4), "p2", {
      type: "roll",
      as: "goro",
    });
    return send(rolled, "gm", { type: "undo", to: 3 });
  };

  it("counts the viewer's own lines without gaps and gives event numbers to nobody at the table", () => {
    const { commits } = played();
    expect(logFor(hidingGame, commits, "omniscient").map(({ line, number }) => [line, number])).toEqual(
      [1, 2, 3, 4, 5].map((n) => [n, n]),
    );
    expect(logFor(hidingGame, commits, "gm").map(({ line }) => line)).toEqual([1, 2, 3, 4, 5]);
    const p2 = logFor(hidingGame, commits, "p2");
    expect(p2.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
    expect([...p2, ...logFor(hidingGame, commits, "gm")].every((entry) => !("number" in entry))).toBe(true);
  });

  it("tells a secret field to its seat alone", () => {
    const { commits } = played();
    expect(logFor(hidingGame, commits, "p1")[1]?.event).toEqual({ type: "numberHidden", as: "rin", number: 4 });
    expect(logFor(hidingGame, commits, "gm")[2]?.event).toEqual({ type: "numberHidden", as: "rin" });
  });

  it("tells an undo in the viewer's own line numbers", () => {
    const { commits } = played();
    expect(logFor(hidingGame, commits, "p2").at(-1)?.event).toEqual({ type: "undone", toLine: 2 });
    expect(logFor(hidingGame, commits, "gm").at(-1)?.event).toEqual({ type: "undone", toLine: 3 });
    expect(logFor(hidingGame, commits, "omniscient").at(-1)?.event).toEqual({ type: "undone", to: 3 });
  });

  it("tells nobody but the GM of an undo that took back nothing they had read", () => {
    const watched = send(started(), "gm", { type: "watch" });
    const { commits } = send(watched, "gm", { type: "undo", to: 1 });
    expect(logFor(hidingGame, commits, "p1").map(({ event }) => event.type)).toEqual(["fightStarted"]);
    expect(logFor(hidingGame, commits, "gm").at(-1)?.event).toEqual({ type: "undone", toLine: 1 });
  });
});

describe("the dice of an encounter", () => {
  it("can be re-checked from the revealed seed, undone rolls and all, and hidden ones leave no gap", () => {
    let encounter = send(started(), "p1", { type: "roll", as: "rin", times: 2 });
    encounter = send(encounter, "gm", { type: "watch" });
    encounter = send(encounter, "gm", { type: "undo", to: 1 });
    encounter = send(encounter, "p1", { type: "roll", as: "rin" });
    const rolls = encounter.commits.flatMap((commit) => commit.rolls).filter(({ stream }) => stream === "open");
    expect(rolls.map(({ first }) => first)).toEqual([0, 1, 2]);
    const revealed = { seed: streamSeed(SEED, "open"), commitment: commitTo(SEED).open };
    expect(verifyRolls(revealed, rolls)).toEqual({ seedKept: true, checked: 3, wrong: [] });
  });

  it("come from a script in scenarios", () => {
    const dice = scriptedDice(["1d6:5"]);
    const answer = ask(started(), { seat: "p1", command: { type: "roll", as: "rin" }, dice });
    expect("commit" in answer && answer.commit.events).toEqual([{ type: "rolled", as: "rin", face: 5 }]);
  });
});
