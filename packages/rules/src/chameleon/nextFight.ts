// What a combatant takes along after a fight: injury, concentration, control values and what is known of them, mastery,
// what is spent (section "Sheet"; CH-16.3, 18.4, 19.4). CH-12.4, 8.11, F15: posture, fluster, charge and conditions are of
// one fight. Being dead is for good: an injury says so at the next start (CH-1.2), of one killed outright the status does.
import { isSlain } from "./rules/injury.ts";
import type { Fighter, State } from "./state.ts";

/** The table in set-up again with those who stay. Special actions and the outcome go with the fight that they were of. */
export function nextFight(state: State, stay: readonly string[]): State {
  return {
    phase: "setup",
    house: state.house,
    combatants: state.combatants.filter(({ id }) => stay.includes(id)).map((fighter) => afterFight(state, fighter)),
    round: 0,
    order: [],
    isOpening: false,
    specials: [],
  };
}

function afterFight(state: State, fighter: Fighter): Fighter {
  const { id, name, side, kind, owner, initiative, strength, absoluteStrength, postureMax, control } = fighter;
  return {
    id,
    name,
    side,
    kind,
    owner,
    initiative,
    strength,
    ...(absoluteStrength === undefined ? {} : { absoluteStrength }),
    ...(postureMax === undefined ? {} : { postureMax }),
    health: fighter.health,
    injury: fighter.injury,
    concentration: fighter.concentration,
    ...(control === undefined ? {} : { control }),
    known: fighter.known,
    weapons: fighter.weapons,
    mastered: fighter.mastered,
    martialExperience: fighter.martialExperience,
    skills: fighter.skills,
    spent: fighter.spent,
    hasRoutine: fighter.hasRoutine,
    status: isSlain(state, fighter) ? "dead" : "ready",
    fluster: 0,
    conditions: {},
    charge: {},
    hasTriedSurprise: false,
  };
}
