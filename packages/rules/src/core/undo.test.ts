import { describe, expect, test } from "vitest";
import type { ChoiceTrace, Ruleset } from "../ruleset.ts";
import type { Commit, Event } from "./event.ts";
import { hidingGame } from "./hidingGame.fixture.ts";
import { standingEvents, undoTarget } from "./undo.ts";

/** A ruleset whose events say themselves what they do to secret choices. */
const traced: Ruleset = { ...hidingGame, traceChoices: ({ trace }) => trace as ChoiceTrace | undefined };

const made = (...keys: string[]): Event => ({ type: "happened", trace: { made: keys } });
const opened = (...keys: string[]): Event => ({ type: "happened", trace: { opened: keys } });
const dropped = (keys: string[] | "all"): Event => ({ type: "happened", trace: { dropped: keys } });
const other: Event = { type: "happened" };

/** One commit for each list of events. */
function commitsOf(...lists: readonly (readonly Event[])[]): readonly Commit[] {
  let from = 1;
  return lists.map((events) => {
    const commit: Commit = { from, by: "gm", command: "x", events, rolls: [] };
    from += events.length;
    return commit;
  });
}

const landing = (asked: number, ...events: readonly Event[]) =>
  undoTarget(traced, commitsOf(...events.map((event) => [event])), asked);

describe("where an undo lands", () => {
  test("as asked, if no secret is torn by it", () => {
    expect(landing(2, made("a"), other, other)).toBe(2);
    expect(landing(0, made("a"), opened("a"))).toBe(0);
  });

  test("before a choice made by then, the last event kept among them, and opened since", () => {
    expect(landing(2, other, made("a"), opened("a"))).toBe(1);
    expect(landing(2, other, made("a"), other, opened("a"))).toBe(1);
  });

  test("as asked, if the choice was opened by then, the last event kept among them", () => {
    expect(landing(2, made("a"), opened("a"), other)).toBe(2);
    expect(landing(3, made("a"), opened("a"), other, other)).toBe(3);
  });

  test("by the first making of a choice that was changed", () => {
    expect(landing(1, made("a"), made("a"), opened("a"))).toBe(0);
  });

  test("by the new making of a choice that was opened before", () => {
    expect(landing(3, made("a"), opened("a"), made("a"), opened("a"))).toBe(2);
  });

  test("by the new making of a choice that was dropped unseen", () => {
    expect(landing(3, made("a"), dropped(["a"]), made("a"), opened("a"))).toBe(2);
    expect(landing(3, made("pick"), dropped("all"), made("pick"), opened("pick"))).toBe(2);
  });

  test("as asked, if the choice was dropped unseen", () => {
    expect(landing(1, made("a"), dropped(["a"]), opened("a"))).toBe(1);
    expect(landing(1, made("pick"), dropped("all"), opened("pick"))).toBe(1);
  });

  test("by another's dropped choice not at all", () => {
    expect(landing(2, made("a"), made("b"), dropped(["b"]), opened("a"))).toBe(0);
  });

  test("before all choices that are torn, also by going back for another", () => {
    expect(landing(3, made("a"), other, made("b"), opened("a", "b"))).toBe(0);
    expect(landing(3, made("a"), opened("b"), made("b"), opened("a"), opened("b"))).toBe(0);
    expect(landing(4, other, made("a"), opened("a"), made("b"), opened("b"))).toBe(3);
  });

  test("on the end of a command", () => {
    const commits = commitsOf([other], [other, other, other], [other]);
    expect([1, 2, 3, 4, 5].map((asked) => undoTarget(traced, commits, asked))).toEqual([1, 1, 1, 4, 5]);
  });

  test("before the command of a choice that is torn", () => {
    const commits = commitsOf([other], [other, made("a")], [opened("a")]);
    expect(undoTarget(traced, commits, 3)).toBe(1);
  });
});

describe("events that still count", () => {
  const numbers = (...events: readonly Event[]) =>
    standingEvents(commitsOf(...events.map((event) => [event]))).map(({ number }) => number);

  test("are those that no undo took back, with their own numbers", () => {
    expect(numbers(other, other, other, { type: "undone", to: 1 }, other)).toEqual([1, 5]);
    expect(numbers(other, { type: "undone", to: 0 })).toEqual([]);
  });

  test("are not taken back by another event that has a number `to`", () => {
    expect(numbers(other, { type: "moved", to: 0 })).toEqual([1, 2]);
  });

  test("are numbered through the commands", () => {
    expect(standingEvents(commitsOf([other, other], [other])).map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});
