/** The board: the marks (KG-7.1), the pending attack (KG-11.2), readied techniques (KG-11.3), the results (KG-10.5). */
import type { Json } from "../../core/json.ts";
import type { Viewer } from "../../core/seat.ts";
import type { Fighter } from "../fighter.ts";
import { canSeeNumbers, isReader, readersOfChoice } from "../readers.ts";
import { type Attack, fighterIn, type State } from "../state.ts";

/** The board as a viewer may see it. */
export function boardFor(state: State, viewer: Viewer): Readonly<Record<string, Json>> {
  const { attack, results, house } = state;
  return {
    woundMarks: marksFor(state, viewer),
    ...(attack === undefined ? {} : { attack: attackFor(state, attack, viewer) }),
    ...(house.combining === "named" ? { readied: readiedFor(state, viewer) } : {}),
    ...(results === undefined ? {} : { results }),
  };
}

/** KG-7.1, KG-11.4: HP at or below which a wound is reached, of those whose HP the viewer may know. */
function marksFor(state: State, viewer: Viewer): Json {
  const known = state.combatants.filter((fighter) => canSeeNumbers(state, fighter, viewer));
  return Object.fromEntries(known.map(({ id, seriousAt, mortalAt }) => [id, { serious: seriousAt, mortal: mortalAt }]));
}

/** The techniques of one combatant that the board shows this viewer. */
export function techniquesShown(state: State, { id }: Fighter, viewer: Viewer): readonly string[] {
  const { attack, house } = state;
  const inAttack = attack?.attacker === id && isKnown(state, attack, viewer) ? attack.techniques : [];
  const readied = house.combining === "named" ? (readiedFor(state, viewer)[id] ?? []) : [];
  return [...inAttack, ...readied];
}

/** KG-11.2: may the viewer know the techniques of the attack? */
function isKnown(state: State, { attacker, revealed }: Attack, viewer: Viewer): boolean {
  return revealed || viewer === "omniscient" || viewer === fighterIn(state, attacker).owner;
}

function attackFor(state: State, attack: Attack, viewer: Viewer): Json {
  const { attacker, target, weapon, techniques, strikes, counter, roll } = attack;
  const index = state.phase === "defence" ? attack.struck + 1 : attack.struck;
  return {
    attacker,
    target,
    weapon,
    index,
    counter,
    ...(isKnown(state, attack, viewer) ? { techniques, of: strikes } : {}),
    ...(roll?.strike === index ? { total: roll.total } : {}),
  };
}

/** Only those who have readied something that the viewer may know stand in it. */
function readiedFor(state: State, viewer: Viewer): Readonly<Record<string, readonly string[]>> {
  const known = state.combatants.filter(
    ({ id, readied }) => readied.length > 0 && isReader(readersOfChoice(state, id), viewer),
  );
  return Object.fromEntries(known.map(({ id, readied }) => [id, readied]));
}
