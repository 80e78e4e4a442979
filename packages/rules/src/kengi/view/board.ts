/** The board: the marks (KG-7.1), the pending attack (KG-11.2), readied techniques (KG-11.3), the results (KG-10.5). */
import type { Json } from "../../core/json.ts";
import type { Viewer } from "../../core/seat.ts";
import type { Fighter } from "../fighter.ts";
import { type Attack, fighterIn, type State } from "../state.ts";

/** What a viewer may know besides what everybody sees. */
export type Insight = {
  /** KG-11.4: whose numbers. */
  readonly hasNumbers: (fighter: Fighter) => boolean;
  /** KG-11.3: whose readied techniques. */
  readonly hasChoices: (fighter: Fighter) => boolean;
  /** KG-11.2: the techniques of the pending attack. */
  readonly hasAttack: boolean;
};

/** The board as those may see it who know this much. */
export function boardFor(state: State, insight: Insight): Readonly<Record<string, Json>> {
  const { attack, results, house } = state;
  return {
    woundMarks: marksFor(state, insight),
    ...(attack === undefined ? {} : { attack: attackFor(state, attack, insight) }),
    ...(house.combining === "named" ? { readied: readiedFor(state, insight) } : {}),
    ...(results === undefined ? {} : { results }),
  };
}

/** KG-7.1, KG-11.4: HP at or below which a wound is reached, of those whose HP the viewer may know. */
function marksFor(state: State, { hasNumbers }: Insight): Json {
  const known = state.combatants.filter(hasNumbers);
  return Object.fromEntries(known.map(({ id, seriousAt, mortalAt }) => [id, { serious: seriousAt, mortal: mortalAt }]));
}

/** The techniques of one combatant that the board shows those who know this much. */
export function techniquesShown(state: State, fighter: Fighter, insight: Insight): readonly string[] {
  const { attack, house } = state;
  const inAttack = attack?.attacker === fighter.id && insight.hasAttack ? attack.techniques : [];
  const readied = house.combining === "named" && insight.hasChoices(fighter) ? fighter.readied : [];
  return [...inAttack, ...readied];
}

/** KG-11.2: may the viewer know the techniques of the attack, if there is one? */
export function isAttackKnown(state: State, viewer: Viewer): boolean {
  const { attack } = state;
  if (attack === undefined) return false;
  return attack.revealed || viewer === "omniscient" || viewer === fighterIn(state, attack.attacker).owner;
}

function attackFor({ phase }: State, attack: Attack, { hasAttack }: Insight): Json {
  const { attacker, target, weapon, techniques, strikes, counter, roll } = attack;
  const index = phase === "defence" ? attack.struck + 1 : attack.struck;
  return {
    attacker,
    target,
    weapon,
    index,
    counter,
    ...(hasAttack ? { techniques, of: strikes } : {}),
    ...(roll?.strike === index ? { total: roll.total } : {}),
  };
}

/** Only those who have readied something that the viewer may know stand in it. */
function readiedFor({ combatants }: State, { hasChoices }: Insight): Json {
  const known = combatants.filter((fighter) => fighter.readied.length > 0 && hasChoices(fighter));
  return Object.fromEntries(known.map(({ id, readied }) => [id, readied]));
}
