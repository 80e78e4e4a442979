import type { Ruleset } from "@yomiai/rules";
import { expect, test } from "vitest";
import { secretNumber } from "../testing/secretNumber.ts";
import { NewerVersion, upcastCommit, upcastFounding } from "./upcast.ts";

/** The test ruleset two versions later: first its command was renamed, then its goal and its event. */
const third: Ruleset = {
  ...secretNumber,
  version: 3,
  upcasters: [
    {
      from: 1,
      name: "chose becomes picked",
      event: (event) => (event.type === "chose" ? { ...event, type: "picked" } : event),
    },
    {
      from: 2,
      name: "number becomes pick, target becomes goal",
      event: ({ number, ...event }) => (number === undefined ? event : { ...event, pick: number }),
      founding: (founding) => ({ ...founding, house: { goal: founding.house.target ?? 1 } }),
    },
  ],
};

const commit = {
  from: 1,
  by: "p1",
  command: "pick",
  events: [{ type: "chose", as: "rin", number: 4 }],
  rolls: [],
} as const;
const founding = { ruleset: "secretNumber", version: 1, house: { target: 5 }, combatants: [] };

test("what an old version stored goes through every step between", () => {
  expect(upcastCommit(third, { commit, version: 1, at: 0 })).toEqual({
    commit: { ...commit, events: [{ type: "picked", as: "rin", pick: 4 }] },
    version: 3,
    at: 0,
  });
  expect(upcastFounding(third, founding)).toEqual({ ...founding, version: 3, house: { goal: 5 } });
});

test("commits of one table may have been written by different versions", () => {
  const second = { ...commit, events: [{ type: "picked", as: "rin", number: 2 }] };
  expect(upcastCommit(third, { commit: second, version: 2, at: 0 }).commit.events).toEqual([
    { type: "picked", as: "rin", pick: 2 },
  ]);
  const present = { commit, version: 3, at: 0 };
  expect(upcastCommit(third, present)).toBe(present);
});

test("what a newer version stored is not read", () => {
  expect(() => upcastFounding(secretNumber, { ...founding, version: 2 })).toThrow(NewerVersion);
});

test("a missing step is an error, not a guess", () => {
  expect(() => upcastFounding({ ...secretNumber, version: 2 }, founding)).toThrow("no upcaster from version 1");
});
