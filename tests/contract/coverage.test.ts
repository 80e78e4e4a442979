import { describe, expect, test } from "vitest";
import { playable } from "../play/playable.ts";
import { declaredIn } from "./coverage/declared.ts";
import { occurredIn } from "./coverage/occurred.ts";
import { gather } from "./evidence.ts";
import { factsOf } from "./facts/index.ts";
import { termsOf } from "./terms/wording.ts";

const count = Number(process.env.FIGHTS ?? 12);
const from = Number(process.env.SEED ?? 1);

describe.each(playable)("in the fights and scenarios of $id", async (ruleset) => {
  const terms = await termsOf(ruleset, "ja");

  test("everything occurs that is said to be possible: commands, events, refusals, conditions, house values", () => {
    const vocabulary = { conditions: Object.keys(terms.conditions) };
    const occurred = occurredIn(gather({ ruleset, facts: factsOf(ruleset.id), vocabulary }, { count, from }));
    const { never = {} } = factsOf(ruleset.id);
    expect([...declaredIn(ruleset, terms)].filter((item) => !occurred.has(item) && !(item in never))).toEqual([]);
  });
});
