import {
  type Command,
  type Encounter,
  type Json,
  logFor,
  oneOf,
  type Random,
  type Seat,
  wholeBetween,
} from "@yomiai/rules";
import { seatsOf, viewOf } from "./audiences.ts";
import { houseValues } from "./houseValues.ts";
import { starterCombatant } from "./table.ts";

/** Words that interventions need and no view holds. */
export type Vocabulary = { readonly conditions: readonly string[] };

type Maker = (encounter: Encounter, random: Random, vocabulary: Vocabulary) => Command | undefined;

/** A common GM command such as a table would see one now and then. It may well be refused. */
export function intervention(encounter: Encounter, random: Random, vocabulary: Vocabulary): Command | undefined {
  return oneOf(random, makers)(encounter, random, vocabulary);
}

const someone = (encounter: Encounter, random: Random): string => {
  const { combatants } = encounter.state;
  return combatants.length === 0 ? "nobody" : oneOf(random, combatants).id;
};

const adjust: Maker = (encounter, random) => {
  const as = someone(encounter, random);
  const gauges = Object.entries(viewOf(encounter, "omniscient").combatants[as]?.gauges ?? {});
  if (gauges.length === 0) return undefined;
  const [key, gauge] = oneOf(random, gauges);
  const path = `gauges.${key}.${random() < 0.15 ? "max" : "current"}`;
  const change =
    random() < 0.5 ? { set: wholeBetween(random, 0, gauge.max ?? 10) } : { add: wholeBetween(random, -4, 4) };
  return { type: "adjust", as, path, ...change, reason: "裁定" };
};

const setCondition: Maker = (encounter, random, { conditions }) => ({
  type: "setCondition",
  as: someone(encounter, random),
  condition: random() < 0.15 || conditions.length === 0 ? "soaked" : oneOf(random, conditions),
});

const clearCondition: Maker = (encounter, random) => {
  const as = someone(encounter, random);
  const held = Object.keys(viewOf(encounter, "omniscient").combatants[as]?.conditions ?? {});
  return held.length === 0 ? undefined : { type: "clearCondition", as, condition: oneOf(random, held) };
};

const skipTurn: Maker = (encounter, random) => {
  const { turn, active } = viewOf(encounter, "gm");
  const due = typeof turn === "string" ? turn : active[0];
  return { type: "skipTurn", as: due ?? someone(encounter, random) };
};

const passControl: Maker = (encounter, random) => ({
  type: "passControl",
  as: someone(encounter, random),
  to: oneOf<Seat>(random, seatsOf(encounter)),
});

const orderTies: Maker = (encounter, random) => {
  const { order } = viewOf(encounter, "omniscient");
  const tied = order.filter(({ initiative }) => initiative === oneOf(random, order).initiative).map(({ id }) => id);
  return tied.length < 2 ? undefined : { type: "orderTies", ids: tied.toReversed() };
};

const addCombatant: Maker = (encounter, random) => {
  if (encounter.state.combatants.length >= 8 || encounter.state.combatants.length === 0) return undefined;
  const starter = oneOf(random, encounter.ruleset.starters);
  const side = oneOf(random, encounter.state.combatants).side;
  const owner: Seat = starter.kind === "pc" && random() < 0.7 ? "p2" : "gm";
  const combatant = starterCombatant(starter, { id: `joiner${encounter.number}`, side, owner });
  return { type: "addCombatant", combatant: { ...combatant } };
};

const removeCombatant: Maker = (encounter, random) =>
  encounter.state.combatants.length <= 2 ? undefined : { type: "removeCombatant", as: someone(encounter, random) };

/** A GM undoes by the lines of the own log. */
const undo: Maker = ({ ruleset, commits }, random) => {
  const lines = logFor(ruleset, commits, "gm").length;
  return { type: "undo", toLine: Math.max(0, lines - wholeBetween(random, 1, 12)) };
};

const setHouse: Maker = (encounter, random) => {
  const [option, values] = oneOf(random, [...houseValues(encounter.ruleset)]);
  return { type: "setHouse", house: { [option]: oneOf<Json>(random, values) } };
};

const makers: readonly Maker[] = [
  ...[adjust, adjust, setCondition, setCondition, clearCondition, skipTurn, skipTurn, passControl, orderTies],
  ...[addCombatant, removeCombatant, undo, setHouse],
  () => ({ type: "rule", text: "裁定：続ける" }),
  (_, random) => (random() < 0.1 ? { type: "end", outcome: "引き分け" } : undefined),
];
