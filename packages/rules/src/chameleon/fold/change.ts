import { withCombatant } from "../../core/fight.ts";
import type { Action, Fighter, State } from "../state.ts";

/** The state with one combatant changed; unknown ids change nothing. */
export function changeFighter(state: State, id: string, change: (fighter: Fighter) => Fighter): State {
  return withCombatant(state, id, change);
}

/** The state with every combatant changed. */
export function changeAll(state: State, change: (fighter: Fighter) => Fighter): State {
  return { ...state, combatants: state.combatants.map(change) };
}

/** The state with the turn's action changed, if there is one. */
export function changeAction(state: State, change: (action: Action) => Action): State {
  return state.action === undefined ? state : { ...state, action: change(state.action) };
}

/** The state with nobody's turn and nothing under way: a pick not yet opened is gone unseen (CH-5.4). */
export function withoutTurn(state: State): State {
  const { turn: _turn, action: _action, ...others } = state;
  return others;
}

/** A record without one key. */
export function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _, ...others } = record;
  return others;
}

/**
 * The state after somebody has left the action, out of the fight or gone: it is no target, its answer is dropped
 * unseen, and its wish for individual guesses goes with it (CH-6.9).
 */
export function withoutPart(state: State, id: string): State {
  return changeAction(state, (action) => {
    const { request, damage, declared, ...others } = action;
    const isOther = (target: string) => target !== id;
    const isAskedStill = request !== undefined && (request !== id || action.individual !== undefined);
    return {
      ...others,
      declared: declared.kind === "attack" ? { ...declared, targets: declared.targets.filter(isOther) } : declared,
      answers: action.answers.filter((answer) => isOther(answer.as)),
      ...(isAskedStill ? { request } : {}),
      ...(damage === undefined ? {} : { damage: { ...damage, targets: damage.targets.filter(isOther) } }),
    };
  });
}
