import { describe, expect, it } from "vitest";
import { freeKey, isClearable, knownConditions, needsSource, ownConditions, withoutNothing } from "./conditionRules.ts";

const stunned = { key: "own1", name: "朦朧", rule: { implies: ["dazed"], checks: -1 } };

describe("the conditions of a table", () => {
  it("are those of the rules, then its own", () => {
    const known = knownConditions({ extraConditions: [stunned] });
    expect(known[0]).toMatchObject({ key: "prone", rule: { attackRolls: -2 } });
    expect(known.at(-1)).toEqual(stunned);
  });

  it("leave out what is no condition", () => {
    expect(ownConditions([stunned, "x", { key: "a" }, null])).toEqual([stunned]);
    expect(ownConditions(undefined)).toEqual([]);
  });

  it("say whose they are where somebody commands, is feared, or turns are counted by", () => {
    expect(needsSource({ obeys: true }, "removed")).toBe(true);
    expect(needsSource({ flees: true }, "save")).toBe(true);
    expect(needsSource({}, "sourceTurnEnd")).toBe(true);
    expect(needsSource({ attackRolls: -2 }, "ownTurnEnd")).toBe(false);
  });

  it("are taken away by hand, but for what others bring and what hit points bring", () => {
    expect([{ until: "save" }, {}, { until: "implied" }, { until: "hp" }].map(isClearable)).toEqual([
      ...[true, true, false, false],
    ]);
  });
});

describe("a condition in the making", () => {
  it("gets a key that is free", () => {
    expect([freeKey([]), freeKey(["own1", "own3"])]).toEqual(["own1", "own2"]);
  });

  it("holds nothing that does nothing; a speed of 0 does something", () => {
    expect(
      withoutNothing({
        checks: 0,
        defenses: -1,
        crawls: false,
        noShift: true,
        implies: [],
        skills: {},
        speedAtMost: 0,
      }),
    ).toEqual({ defenses: -1, noShift: true, speedAtMost: 0 });
  });
});
