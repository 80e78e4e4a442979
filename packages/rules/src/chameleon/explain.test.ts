import { describe, expect, it } from "vitest";
import { explain } from "./explain.ts";
import { narration } from "./narration.ts";
import { terms } from "./terms.ja.ts";

describe("why", () => {
  it("adds up a break with a weapon's bonus", () => {
    expect(
      explain({ type: "postureChanged", as: "oni", by: -7, posture: 3, max: 10, cause: "break", power: 5, bonus: 2 }),
    ).toEqual({
      clauses: ["CH-7.1", "CH-7.2", "CH-17.8"],
      sum: [
        { term: "postureBefore", value: 10 },
        { term: "power", value: -5 },
        { term: "breakBonus", value: -2 },
      ],
      total: 3,
    });
  });

  it("says what a limit took away from a recovery", () => {
    expect(
      explain({ type: "postureChanged", as: "rin", by: 2, posture: 10, max: 10, cause: "recovery", power: 5 }),
    ).toEqual({
      clauses: ["CH-11.3"],
      sum: [
        { term: "postureBefore", value: 8 },
        { term: "power", value: 5 },
        { term: "limit", value: -3 },
      ],
      total: 10,
    });
  });

  it("adds up the damage of a blow, and tells a shot's by itself", () => {
    expect(
      explain({ type: "damageRolled", as: "rin", weaponPower: 4, posture: -7, full: 0, targets: ["oni"] }),
    ).toEqual({
      clauses: ["CH-8.2", "CH-8.3"],
      sum: [
        { term: "posture", value: -7 },
        { term: "weaponPower", value: 4 },
        { term: "limit", value: 3 },
      ],
      total: 0,
    });
    expect(explain({ type: "damageRolled", as: "rin", full: 12, targets: ["oni"] })).toEqual({
      clauses: ["CH-17.5", "CH-8.5"],
      sum: [{ term: "shotDamage", value: 12 }],
      total: 12,
    });
  });

  it("sets the three ceilings of a skill beside each other", () => {
    expect(
      explain({ type: "skillRolled", base: 80, concentration: 70, power: 3, cap: 60, target: 60, roll: 3, degree: 57 }),
    ).toEqual({
      clauses: ["CH-9.3", "CH-9.4"],
      sum: [
        { term: "base", value: 80 },
        { term: "concentration", value: 70 },
        { term: "cap", value: "3 × 20 = 60" },
      ],
      total: 60,
    });
  });

  it("has words for every term of its sums", () => {
    const causes = ["break", "recovery", "interference", "surprise", "roundEnd", "maxLowered"];
    const told = [
      ...Object.keys(narration).map((type) => ({ type, power: 1, bonus: 1, weaponPower: 1, full: 9, posture: 1 })),
      ...causes.map((cause) => ({ type: "postureChanged", cause, by: 1, posture: 1 })),
    ];
    const used = told.flatMap((event) => explain(event)?.sum?.map(({ term }) => term) ?? []);
    expect(used.filter((term) => !(term in terms.sums))).toEqual([]);
  });

  it("says nothing of an event that needs no reason", () => {
    expect(explain({ type: "turnEnded", as: "rin" })).toBe(undefined);
    expect(explain({ type: "constructor" })).toBe(undefined);
  });
});
