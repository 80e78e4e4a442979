import { found, rulesets } from "@yomiai/rules";
import { describe, expect, test } from "vitest";
import { playable } from "../play/playable.ts";
import { gather } from "./evidence.ts";
import { facts, factsOf } from "./facts/index.ts";
import { laws } from "./laws/all.ts";
import { termsOf } from "./terms/wording.ts";

/** How many fights a ruleset plays, and the first one's seed: to find more, and to see a failure again. */
const count = Number(process.env.FIGHTS ?? 12);
const from = Number(process.env.SEED ?? 1);

/** A broken law shows its first cases only. */
const SHOWN = 8;

describe.each(playable)("the contract of $id", async (ruleset) => {
  const vocabulary = { conditions: Object.keys((await termsOf(ruleset, "ja")).conditions) };
  const evidence = gather({ ruleset, facts: factsOf(ruleset.id), vocabulary }, { count, from });

  test.each(Object.entries(laws))("%s", (_, law) => {
    expect(law(evidence).slice(0, SHOWN)).toEqual([]);
  });

  test("no two combatants begin with one id", () => {
    const { house, combatants } = ruleset.demo;
    const all = [...combatants, ...combatants.slice(0, 1)].map((one) => {
      return { ...one, name: one.name.ja, side: one.side.ja };
    });
    const field = `combatants.${combatants.length}.id`;
    expect(found(ruleset, { house, combatants: all.slice(0, -1) }).state.combatants).toHaveLength(combatants.length);
    expect(() => found(ruleset, { house, combatants: all })).toThrow(
      expect.objectContaining({ refusal: expect.objectContaining({ code: "badArgument", field }) }),
    );
  });
});

test("every rule system can be played: it has starters and a demo", () => {
  expect(playable.map(({ id }) => id)).toEqual(Object.keys(rulesets));
});

test("the kit is told only of rulesets that there are", () => {
  expect(Object.keys(facts).filter((id) => !(id in rulesets))).toEqual([]);
});
