import { describe, expect, it } from "vitest";
import type { Encounter } from "../../core/encounter.ts";
import type { Json } from "../../core/json.ts";
import { seededRandom } from "../../play/randomly.ts";
import { demo } from "../demo.ts";
import { cf } from "../index.ts";
import { foundFight, must, type Sent, send } from "../randomFight.fixture.ts";
import { suggest } from "./suggest.ts";

/** More than any demo fight takes. */
const LONGEST = 250;

function demoFight(seed: number): Encounter {
  const combatants = demo.combatants.map(({ id, name, side, kind, owner, sheet }) => {
    return { id, name: name.ja, side: side.ja, kind, owner, sheet: sheet as Json };
  });
  return must(send(foundFight({ house: demo.house, combatants }), { seat: "gm", command: { type: "start" } }, seed));
}

/** What the first seat that does not wait would do. */
function nextOf({ state }: Encounter, random: () => number): Sent | undefined {
  for (const seat of ["gm", "p1", "p2"] as const) {
    const view = cf.view(state, seat);
    const command = view.prompts.length === 0 ? "wait" : suggest(view, seat, random);
    if (command !== "wait") return { seat, command };
  }
  return undefined;
}

describe("the bot", () => {
  it("plays the demo to its end, with either side winning", () => {
    const outcomes = new Set<unknown>();
    const lengths: number[] = [];
    for (let seed = 1; seed <= 12; seed++) {
      const random = seededRandom(seed);
      let encounter = demoFight(seed);
      let commands = 0;
      for (; encounter.state.phase !== "ended" && commands < LONGEST; commands++) {
        const next = nextOf(encounter, random);
        if (next === undefined) throw new Error(`seed ${seed}: everybody waits in ${encounter.state.phase}`);
        encounter = must(send(encounter, next, seed));
      }
      lengths.push(commands);
      const events = encounter.commits.flatMap((commit) => commit.events);
      outcomes.add(events.find(({ type }) => type === "encounterEnded")?.outcome);
    }
    expect(Math.max(...lengths)).toBeLessThan(LONGEST);
    expect(Math.min(...lengths)).toBeGreaterThan(8);
    expect(outcomes).toEqual(new Set(["冒険者", "魔女の手勢"]));
  });
});
