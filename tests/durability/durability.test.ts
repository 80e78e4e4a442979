import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { playable } from "../play/playable.ts";
import { playThroughCrashes } from "./crashFight.ts";
import { MortalServer } from "./mortalServer.ts";

/** Fights through crashes, shared out among the rulesets, and the first seed. */
const rounds = Number(process.env.ROUNDS ?? playable.length);
const from = Number(process.env.SEED ?? 1);
const CRASHES = 2;

describe("a server that is killed in the middle of commands", () => {
  const server = new MortalServer(from);
  beforeAll(() => server.start(), 60_000);
  afterAll(() => server.remove());

  const fights = Array.from({ length: rounds }, (_, i) => ({ ruleset: playable[i % playable.length], round: i + 1 }));

  test.each(fights)("loses and doubles nothing, round $round ($ruleset.id)", async ({ ruleset, round }) => {
    if (ruleset === undefined) throw new Error("no rule system to play");
    const outcome = await playThroughCrashes(server, { ruleset, seed: from, crashes: CRASHES, whims: from + round });
    expect(outcome.problems.slice(0, 5)).toEqual([]);
    expect(outcome.crashes).toBeGreaterThan(0);
    expect(outcome.acknowledged).toBeGreaterThan(5);
  });
});
