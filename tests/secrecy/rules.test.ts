import { describe, expect, test } from "vitest";
import { playable } from "../play/playable.ts";
import { tellsOf } from "./compare.ts";
import { secrets } from "./secrets/index.ts";
import { countWanted, twinsOf } from "./twins.ts";

/** Twins for each kind of secret, and the first seed. */
const count = Number(process.env.PAIRS ?? 4);
const from = Number(process.env.SEED ?? 1);

test("the secrets of every rule system are listed", () => {
  const unlisted = playable.filter(({ id }) => (secrets[id] ?? []).length === 0);
  expect(unlisted.map(({ id }) => id)).toEqual([]);
});

describe.each(playable)("two worlds of $id look alike to those who may not know", (ruleset) => {
  test.each(secrets[ruleset.id] ?? [])("$name", (secret) => {
    const wanted = countWanted(secret, count);
    const twins = twinsOf(ruleset, secret, { count: wanted, from });
    expect(twins.length, "twins of this secret").toBe(wanted);
    expect(twins.flatMap(tellsOf).slice(0, 5)).toEqual([]);
  });
});
