// CH-8.10, CH-18.5, CH-2.7: who takes part, who can speak, who opposes whom.
import { findCombatant } from "../../core/fight.ts";
import type { Fighter, State } from "../state.ts";

/** Is the fight under way: started and not ended? */
export function isRunning(state: State): boolean {
  return state.phase !== "setup" && state.phase !== "ended";
}

/** Is the combatant not out of the fight? */
export function isStanding(fighter: Fighter): boolean {
  return fighter.status !== "down" && fighter.status !== "dead";
}

/** Is it standing and no joiner that still waits for its control values (CH-2.7)? */
export function isInPlay(fighter: Fighter): boolean {
  return isStanding(fighter) && fighter.control !== undefined;
}

/** Is it asleep? */
export function isAsleep(fighter: Fighter): boolean {
  return fighter.conditions.asleep !== undefined;
}

/** Can it guess and interfere? */
export function canSpeak(fighter: Fighter): boolean {
  return isInPlay(fighter) && !isAsleep(fighter);
}

/** All others in play, of whatever side, in listing order: whom an attack may name. */
export function othersInPlay(state: State, id: string): readonly Fighter[] {
  return state.combatants.filter((other) => other.id !== id && isInPlay(other));
}

/** Those in play on other sides, in listing order. */
export function opponentsOf(state: State, id: string): readonly Fighter[] {
  const side = findCombatant(state, id)?.side;
  return othersInPlay(state, id).filter((other) => other.side !== side);
}

/** The combatant with this id. @throws Error if there is none: ids inside the rules are always of somebody present */
export function fighterOf(state: State, id: string | undefined): Fighter {
  const fighter = findCombatant(state, id);
  if (fighter === undefined) throw new Error(`no combatant ${id}`);
  return fighter;
}
