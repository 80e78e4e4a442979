import { describe, expect, test } from "vitest";
import type { Ruleset } from "../ruleset.ts";
import type { Command } from "./command.ts";
import { openToGm } from "./commonRules.ts";
import { apply, ask, type Encounter, found, isRecordOpen, liveDice, replay } from "./encounter.ts";
import { HIDERS, hidingGame } from "./hidingGame.fixture.ts";
import { logFor } from "./log.ts";
import type { Seat } from "./seat.ts";
import type { CombatantView } from "./tableView.ts";

/** The game with an end, and an ogre whom only the GM sees. */
const ending: Ruleset = {
  ...hidingGame,
  common: {
    ...hidingGame.common,
    end: { isPhase: () => true, decide: (draft) => draft.emit({ type: "fightEnded" }) },
  },
  evolve: (state, event) =>
    event.type === "fightEnded" ? { ...state, phase: "ended" } : hidingGame.evolve(state, event),
  view: (state, viewer) => ({
    ...hidingGame.view(state, viewer),
    combatants: Object.fromEntries(
      state.combatants
        .filter(({ id }) => id !== "oni" || viewer === "gm")
        .map((one): [string, CombatantView] => [
          one.id,
          { ...one, status: "ready", gauges: {}, traits: {}, conditions: {} },
        ]),
    ),
  }),
};

const send = (encounter: Encounter, command: Command, seat: Seat = "gm") =>
  ask(encounter, { seat, command, dice: liveDice(encounter, "00".repeat(32)) });
const after = (encounter: Encounter, ...commands: readonly (Command & { readonly by?: Seat })[]) =>
  commands.reduce((before, { by = "gm", ...command }) => {
    const answer = send(before, command, by);
    if ("refusal" in answer) throw new Error(answer.refusal.message);
    return apply(before, answer.commit);
  }, encounter);

const hide = (as: string, by: Seat) => ({ type: "hide", as, number: 3, by });
const begin = { type: "start" };
const end = { type: "end", outcome: "引き分け" };
const goOn = (...stay: string[]) => ({ type: "nextFight", stay });
const ended = () => after(found(ending, { house: { highest: 7 }, combatants: HIDERS }), begin, hide("rin", "p1"), end);

describe("the next fight at a table", () => {
  test("is for after the end alone, and open to the GM then", () => {
    const before = found(ending, { house: {}, combatants: HIDERS });
    expect(send(before, goOn("rin"))).toMatchObject({ refusal: { code: "wrongPhase" } });
    expect(openToGm(ending, before.state, [])).not.toContain("nextFight");
    expect(openToGm(ending, ended().state, [])).toContain("nextFight");
    expect(send(ended(), goOn("rin"), "p1")).toMatchObject({ refusal: { code: "gmOnly" } });
    expect(send(ended(), { ...goOn(), as: "rin" })).toMatchObject({ refusal: { code: "badArgument", field: "as" } });
  });

  test.each([[["nobody"]], [["rin", "rin"]], [["toString"]]])(
    "refuses %j, naming the field and who may stay",
    (stay) => {
      expect(send(ended(), goOn(...stay))).toEqual({
        refusal: {
          code: "badArgument",
          message: "stay: combatants at the table, each once",
          field: "stay",
          allowed: ["rin", "goro", "oni"],
        },
      });
    },
  );

  test("refuses what is no list of them", () => {
    for (const stay of [undefined, "rin", ["rin", 2]]) {
      const refused = { refusal: { code: "badArgument", field: Array.isArray(stay) ? "stay.1" : "stay" } };
      expect(send(ended(), { type: "nextFight", ...(stay && { stay }) })).toMatchObject(refused);
    }
  });

  test("is set-up again as the ruleset says, for those who stay in listing order, under the house rules of the table", () => {
    const next = after(ended(), goOn("goro", "rin"));
    const fresh = found(ending, { house: { highest: 7 }, combatants: HIDERS.slice(0, 2) });
    expect(next.state).toEqual(fresh.state);
    expect(after(ended(), goOn()).state.combatants).toEqual([]);
  });

  test.each([
    [["rin", "oni"], ["goro"], ["goro"]],
    [["rin"], ["goro", "oni"], ["goro"]],
  ])("is told to all with those that they see, where %j stay", (stay, gone, seenGone) => {
    const next = after(ended(), goOn(...stay));
    const told = (viewer: Parameters<typeof logFor>[2]) => logFor(ending, next.commits, viewer).at(-1)?.event;
    const named = (ids: readonly string[]) =>
      HIDERS.flatMap(({ id, name }) => (ids.includes(id) ? [{ id, name }] : []));
    expect(told("gm")).toStrictEqual({ type: "nextFightPrepared", stay, gone: named(gone) });
    for (const viewer of ["spectator", "p1", "p2"] as const) {
      expect(told(viewer)).toStrictEqual({ type: "nextFightPrepared", stay: ["rin"], gone: named(seenGone) });
    }
  });

  test("is replayed and undone like everything else", () => {
    const next = after(ended(), goOn("rin", "goro"), begin, hide("goro", "p2"));
    expect(replay(ending, next.founding, next.commits).state).toEqual(next.state);
    expect(after(next, { type: "undo", to: ended().number }).state).toEqual(ended().state);
  });

  test("leaves its own choices open, and those of the fight before as they were", () => {
    // rin's number of the first fight was never opened; that of the second is opened with goro's.
    const prepared = after(ended(), goOn("rin", "goro"), begin);
    const opened = after(prepared, hide("rin", "p1"), hide("goro", "p2"));
    const backTo = (to: number) => after(opened, { type: "undo", to }).state;
    expect(backTo(prepared.number + 1)).toEqual(prepared.state);
    expect(backTo(ended().number - 1)).toMatchObject({ phase: "hide", hidden: { rin: 3 } });
  });
});

describe("a record that was opened", () => {
  const opened = () => after(ended(), { type: "openRecord" });
  const next = () => after(opened(), goOn("rin", "goro"), begin, hide("rin", "p1"));

  test("is closed with the fight that it was of", () => {
    expect(isRecordOpen(opened())).toBe(true);
    expect(isRecordOpen(next())).toBe(false);
    expect(isRecordOpen(after(next(), end))).toBe(false);
    expect(isRecordOpen(after(next(), end, { type: "openRecord" }))).toBe(true);
  });

  test("cannot be undone, as what was read cannot be unread; what came after it can", () => {
    expect(send(next(), { type: "undo", to: opened().number - 1 })).toMatchObject({
      refusal: { code: "recordOpened" },
    });
    const back = after(next(), { type: "undo", to: opened().number });
    expect(back.state).toEqual(ended().state);
    expect(isRecordOpen(back)).toBe(true);
    expect(after(next(), { type: "undo", to: next().number - 1 }).state.phase).toBe("hide");
  });
});
