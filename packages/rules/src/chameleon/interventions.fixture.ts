import type { Command } from "../core/command.ts";
import type { Encounter } from "../core/encounter.ts";
import { oneOf, type Random, someOf, wholeBetween } from "../play/randomly.ts";
import { randomCombatant, SEATS } from "./randomTable.fixture.ts";

type Maker = (random: Random, as: string, encounter: Encounter) => Command;

const gauge = (path: string, least: number, most: number): Maker => {
  return (random, as) => {
    const change = random() < 0.5 ? { set: wholeBetween(random, least, most) } : { add: wholeBetween(random, -6, 6) };
    return { type: "adjust", as, path: `gauges.${path}`, ...change, reason: "裁定" };
  };
};

const condition = (random: Random) => oneOf(random, ["asleep", "asleep", "flustered", "deepFall", "soaked"]);

const makers: readonly Maker[] = [
  gauge("posture.current", -8, 10),
  gauge("posture.max", 1, 12),
  gauge("injury.current", 0, 18),
  gauge("fluster.current", 0, 3),
  gauge("concentration.current", 0, 100),
  (random, as) => {
    const until = oneOf(random, ["roundEnd", "fightEnd"]);
    return { type: "setCondition", as, condition: condition(random), until };
  },
  (random, as) => ({ type: "clearCondition", as, condition: condition(random) }),
  (_, as) => ({ type: "skipTurn", as }),
  (random, as) => ({ type: "passControl", as, to: oneOf(random, SEATS) }),
  (_, as) => ({ type: "removeCombatant", as }),
  (random, _, { number }) => ({ type: "addCombatant", combatant: { ...randomCombatant(random, `j${number}`) } }),
  (random, _, { state }) => {
    const ids = state.combatants.map(({ id }) => id);
    return { type: "orderTies", ids: [...someOf(random, ids, Math.min(ids.length, 2))] };
  },
  (random, _, { number }) => ({ type: "undo", to: Math.max(0, number - wholeBetween(random, 1, 9)) }),
  (random, as) => (random() < 0.05 ? { type: "end", outcome: "引き分け" } : { type: "skipTurn", as }),
];

/** A common GM command such as interrupts a fight now and then. It may well be refused. */
export function intervention(encounter: Encounter, random: Random): Command {
  const ids = encounter.state.combatants.map(({ id }) => id);
  const as = ids.length === 0 ? "nobody" : oneOf(random, ids);
  return oneOf(random, makers)(random, as, encounter);
}
