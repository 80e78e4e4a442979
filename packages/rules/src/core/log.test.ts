import { describe, expect, test } from "vitest";
import type { Commit, Event } from "./event.ts";
import { hidingGame } from "./hidingGame.fixture.ts";
import { logFor, narrate, ViewerLog } from "./log.ts";
import type { Viewer } from "./seat.ts";

const rolled = (face: number): Event => ({ type: "rolled", as: "rin", face });
const watched: Event = { type: "watched", face: 6 };
const commit = (from: number, ...events: readonly Event[]): Commit => ({
  from,
  by: "gm",
  command: "x",
  events,
  rolls: [],
});
const undone = (from: number, to: number) => commit(from, { type: "undone", to });

describe("a growing log", () => {
  test("returns the lines that each commit added, and counts them", () => {
    const log = new ViewerLog(hidingGame, "p1");
    expect(log.append(commit(1, rolled(1))).map(({ line }) => line)).toEqual([1]);
    expect(log.append(commit(2, watched, rolled(2), rolled(3))).map(({ line }) => line)).toEqual([2, 3]);
    expect(log.append(commit(5, watched))).toEqual([]);
    expect(log.length).toBe(3);
  });

  test("numbers the events of a command one after the other for the omniscient", () => {
    const numbers = logFor(hidingGame, [commit(1, rolled(1)), commit(2, watched, rolled(2))], "omniscient");
    expect(numbers.map(({ line, number }) => [line, number])).toEqual([1, 2, 3].map((n) => [n, n]));
  });
});

describe("an undo", () => {
  const lineIn = (viewer: Viewer, ...commits: readonly Commit[]) => logFor(hidingGame, commits, viewer).at(-1)?.event;

  test("is told by the reader's own last line that counts", () => {
    const commits = [commit(1, rolled(1), watched), commit(3, rolled(2)), undone(4, 2)];
    expect(lineIn("p1", ...commits)).toEqual({ type: "undone", toLine: 1 });
    expect(lineIn("gm", ...commits)).toEqual({ type: "undone", toLine: 2 });
    expect(lineIn("p1", commit(1, rolled(1)), undone(2, 0))).toEqual({ type: "undone", toLine: 0 });
  });

  test("of what a reader has not read is told to the GM alone, who asked for it", () => {
    // A commit that nobody has read, the GM neither: the GM still learns that it was done.
    const unread: Event = { type: "unheardOf" };
    const commits = [commit(1, rolled(1)), commit(2, unread), undone(3, 1)];
    expect(lineIn("gm", ...commits)).toEqual({ type: "undone", toLine: 1 });
    expect(lineIn("p1", ...commits)).toEqual(rolled(1));
    expect(lineIn("spectator", ...commits)).toEqual(rolled(1));
  });

  test("keeps up to the last event before the line after", () => {
    const log = new ViewerLog(hidingGame, "p1");
    log.append(commit(1, rolled(1), watched, watched));
    log.append(commit(4, rolled(2)));
    expect([0, 1, 2].map((line) => log.lastEventUpTo(line))).toEqual([0, 3, 4]);
  });
});

describe("a single event", () => {
  test("of the core is told without the numbers of events", () => {
    expect(narrate(hidingGame, { type: "undone", to: 3 }, "gm")).toEqual({ type: "undone" });
    expect(narrate(hidingGame, { type: "undone", to: 3 }, "omniscient")).toEqual({ type: "undone", to: 3 });
  });

  test("of the core is told to all alike", () => {
    const events: readonly Event[] = [
      { type: "controlPassed", as: "rin", to: "p2", why: "secret" },
      { type: "ruled", text: "灯りは消えた", why: "secret" },
      { type: "houseRulesSet", house: { highest: 20 }, changed: ["highest"] },
    ];
    const told = (viewer: Viewer) => events.map((event) => narrate(hidingGame, event, viewer));
    expect(told("spectator")).toEqual([
      { type: "controlPassed", as: "rin", to: "p2" },
      { type: "ruled", text: "灯りは消えた" },
      { type: "houseRulesSet", changed: ["highest"] },
    ]);
    expect(told("gm")).toEqual(told("spectator"));
  });

  test("of the ruleset is told by the ruleset", () => {
    expect(narrate(hidingGame, watched, "gm")).toEqual(watched);
    expect(narrate(hidingGame, watched, "p1")).toBeUndefined();
  });
});
