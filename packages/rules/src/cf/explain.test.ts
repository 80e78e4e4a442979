import { describe, expect, it } from "vitest";
import type { ToldEvent } from "../core/event.ts";
import { logFor } from "../core/log.ts";
import { seededRandom } from "../play/randomly.ts";
import type { Explanation } from "../ruleset.ts";
import { explain } from "./explain.ts";
import { cf } from "./index.ts";
import { playAtRandom, SEATS } from "./randomFight.fixture.ts";
import { randomTable } from "./randomTable.fixture.ts";

describe("the answer to why", () => {
  it("adds up for whoever reads it", () => {
    const seen = new Map<string, number>();
    for (let seed = 1; seed <= 25; seed++) {
      const table = randomTable(seededRandom(seed));
      const { rounding = "down", minimumDamage = 0 } = table.house;
      const last = playAtRandom(table, { seed, steps: 60, interference: 0.05 }, () => undefined);
      for (const viewer of [...SEATS, "spectator"] as const) {
        for (const { event } of logFor(cf, last.commits, viewer)) {
          const why = explain(event);
          if (why?.sum === undefined) continue;
          seen.set(event.type, (seen.get(event.type) ?? 0) + 1);
          const sum = sumOf(why, rounding === "up");
          const total = event.type === "damaged" ? Math.max(Number(minimumDamage), sum) : sum;
          expect(event.type === "healed" ? Math.max(0, total) : total, `seed ${seed}: ${JSON.stringify(event)}`).toBe(
            why.total,
          );
        }
      }
    }
    const summed = ["attackRolled", "checkRolled", "damaged", "healed", "initiativeRolled", "saveRolled"];
    expect([...seen.keys()].filter((type) => type !== "castingFailed").toSorted()).toEqual(summed);
  });

  it("tells those who do not know the addends their sum alone (CF-16.2)", () => {
    const told = { type: "attackRolled", versus: "ac", face: 12, total: 16, hit: true, advantage: false };
    expect(explain(told)).toEqual({
      clauses: ["CF-8.1", "CF-8.2", "CF-8.3"],
      sum: [
        { term: "die", value: 12 },
        { term: "rest", value: 4 },
      ],
      total: 16,
    });
  });

  it("names the clauses without a sum where the dice are secret (CF-14.4)", () => {
    const told: ToldEvent = { type: "attackRolled", versus: "will", hit: true, advantage: true };
    expect(explain(told)).toEqual({ clauses: ["CF-8.2", "CF-8.3", "CF-8.6", "CF-9.2"] });
    expect(explain({ type: "damaged", as: "rin", by: "ogre", health: "hurt" })).toEqual({
      clauses: ["CF-10.2", "CF-10.6"],
    });
  });

  it("shows the die of a caster whose voice failed (CF-13.12)", () => {
    const why = { clauses: ["CF-13.12"], sum: [{ term: "die", value: 3 }], total: 3 };
    expect(explain({ type: "castingFailed", as: "mei", face: 3 })).toEqual(why);
    expect(explain({ type: "castingFailed", as: "mei" })).toEqual({ clauses: ["CF-13.12"] });
  });

  it("has nothing to say of talk", () => {
    expect(explain({ type: "spoke", as: "rin", text: "やあ" })).toBeUndefined();
  });
});

/** The lines from top to bottom; doubling and halving take what stands above them. */
function sumOf({ sum = [] }: Explanation, isRoundedUp: boolean): number {
  return sum.reduce((total, { value }) => {
    if (value === "×2") return total * 2;
    if (value === "÷2") return isRoundedUp ? Math.ceil(total / 2) : Math.floor(total / 2);
    return total + Number(value);
  }, 0);
}
