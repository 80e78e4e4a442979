import { withCombatant } from "../../core/fight.ts";
import type { Fighter } from "../fighter.ts";
import type { State } from "../state.ts";

/** The same state with one combatant changed. */
export function withFighter(state: State, id: string, change: (fighter: Fighter) => Partial<Fighter>): State {
  return withCombatant(state, id, (fighter) => ({ ...fighter, ...change(fighter) }));
}

/** The same state with every combatant changed. */
export function withEveryFighter(state: State, change: (fighter: Fighter) => Partial<Fighter>): State {
  return { ...state, combatants: state.combatants.map((fighter) => ({ ...fighter, ...change(fighter) })) };
}
