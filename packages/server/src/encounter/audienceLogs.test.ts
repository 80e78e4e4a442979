import { apply, ask, type Commit, found, liveDice, type Ruleset } from "@yomiai/rules";
import { expect, test } from "vitest";
import { LOG_TAIL } from "../protocol.ts";
import { secretNumber } from "../testing/secretNumber.ts";
import { AudienceLogs } from "./audienceLogs.ts";
import { PastCommits } from "./pastCommits.ts";

const SEED = "5eed".repeat(16);

function rulings(count: number): readonly Commit[] {
  let encounter = found(secretNumber, { house: {}, combatants: [] });
  for (let i = 1; i <= count; i++) {
    const command = { type: "rule", text: `裁定${i}` };
    const answer = ask(encounter, { seat: "gm", command, dice: liveDice(encounter, SEED) });
    if ("refusal" in answer) throw new Error(answer.refusal.message);
    encounter = apply(encounter, answer.commit);
  }
  return encounter.commits;
}

function stored(commit: Commit) {
  return { commit, version: 1, at: 1_700_000_000_000 };
}

test("a log is whole however long it grows, whether it was open from the beginning or is opened late", () => {
  const count = 3 * LOG_TAIL;
  const commits = rulings(count).map(stored);
  const past = new PastCommits([]);
  const early = new AudienceLogs(secretNumber, past);
  const late = new AudienceLogs(secretNumber, new PastCommits(commits));
  early.open("p1");
  for (const commit of commits) {
    early.prepare(commit);
    past.add(commit);
    early.publish();
  }
  for (const logs of [early, late]) {
    expect(logs.countOf("p1")).toBe(count);
    const lines = logs.linesOf("p1");
    expect(lines.map(({ line }) => line)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    expect(lines.map(({ event }) => event.text)).toEqual(commits.map((_, i) => `裁定${i + 1}`));
    expect(logs.lastLinesOf("p1")).toEqual(lines.slice(-LOG_TAIL));
    expect(logs.lineAfter("p1", 0)).toBe(1);
    expect(logs.lineAfter("p1", count - 1)).toBe(count);
  }
});

test("a log shorter than its tail is read without being told anew", () => {
  const logs = new AudienceLogs(secretNumber, new PastCommits(rulings(3).map(stored)));
  expect(logs.linesOf("spectator")).toEqual(logs.lastLinesOf("spectator"));
  expect(logs.linesOf("spectator")).toHaveLength(3);
});

test("audiences that are told the same keep it once", () => {
  const logs = new AudienceLogs(secretNumber, new PastCommits([]));
  for (const viewer of ["p1", "spectator"] as const) logs.open(viewer);
  const [commit] = rulings(1).map(stored);
  if (commit === undefined) throw new Error("no ruling");
  logs.prepare(commit);
  logs.publish();
  const [one, other] = [logs.lastLinesOf("p1")[0], logs.lastLinesOf("spectator")[0]];
  expect(one?.event).toEqual({ type: "ruled", text: "裁定1" });
  expect(other?.event).toBe(one?.event);
});

test("an audience is told what its own telling of an event says, whoever else is told of the same event", () => {
  const narrate: Ruleset["narrate"] = ({ type }, viewer) => ({ type, text: `to ${viewer}` });
  const events = [{ type: "omenRolled", face: 3 }];
  const commit = stored({ from: 1, by: "gm", command: "rollOmen", events, rolls: [] });
  const logs = new AudienceLogs({ ...secretNumber, narrate }, new PastCommits([]));
  const audiences = ["p1", "p2"] as const;
  for (const viewer of audiences) logs.open(viewer);
  logs.prepare(commit);
  logs.publish();
  const told = audiences.map((viewer) => logs.lastLinesOf(viewer).map(({ event }) => event.text));
  expect(told).toEqual([["to p1"], ["to p2"]]);
});

test("what was prepared and thrown away was told to nobody, and the log goes on without it", () => {
  const [first, second] = rulings(2).map(stored);
  if (first === undefined || second === undefined) throw new Error("no rulings");
  const logs = new AudienceLogs(secretNumber, new PastCommits([first]));
  logs.open("p1");
  logs.prepare(second);
  expect(logs.lastLinesOf("p1")).toHaveLength(1);
  logs.discard();
  expect(logs.lastLinesOf("p1").map(({ event }) => event.text)).toEqual(["裁定1"]);
  logs.prepare(second);
  expect(logs.publish().get("p1")).toMatchObject([{ line: 2, event: { text: "裁定2" } }]);
});

test("of a long log the last lines are kept, and older ones told anew with the time of their own commit", () => {
  let told = 0;
  const explain: Ruleset["explain"] = () => {
    told += 1;
    return undefined;
  };
  const commits = rulings(2 * LOG_TAIL).map(stored);
  const logs = new AudienceLogs({ ...secretNumber, explain }, new PastCommits(commits));
  const [first] = logs.linesOf("p1");
  const before = told;
  expect(logs.linesOf("p1")[0]).toEqual(first);
  expect(told).toBe(before + commits.length);
  expect(Date.parse(first?.at ?? "")).toBe(commits[0]?.at);
});
