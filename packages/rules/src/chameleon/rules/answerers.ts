// CH-6.1, 6.6–6.8, 10.2, 11.2, F5, F8: who may answer a pick.
import type { Action, Fighter, State } from "../state.ts";
import { canSpeak, fighterOf, opponentsOf } from "./standing.ts";

/** The action of this turn. @throws Error before the declaration: the phase has been checked by then */
export function actionOf(state: State): Action {
  if (state.action === undefined) throw new Error(`no action in phase ${state.phase}`);
  return state.action;
}

/** The combatants that are attacked, as declared and without those who have left; none for other actions. */
export function targetsOf(action: Action | undefined): readonly string[] {
  return action?.declared.kind === "attack" ? action.declared.targets : [];
}

/** Is the GM's ruling on individual guesses awaited? Until then nobody guesses (CH-6.7). */
export function isAwaitingRuling(action: Action): boolean {
  return action.request !== undefined && action.individual === undefined;
}

/**
 * Those entitled to answer in this step, in the order of `active`: the targets as declared, opponents as listed.
 * Where one represents all, only those who do not know the pick, if there are any (F5).
 */
export function entitled(state: State): readonly Fighter[] {
  const { action } = state;
  if (action === undefined) return [];
  if (state.phase === "interfere") return opponentsOf(state, action.by).filter(canSpeak);
  if (state.phase !== "guess") return [];
  if (action.individual) return targetsThatSpeak(state, action);
  return representatives(
    action,
    action.declared.kind === "attack" ? targetsThatSpeak(state, action) : opponentsThatSpeak(state, action),
  );
}

function targetsThatSpeak(state: State, action: Action): readonly Fighter[] {
  return targetsOf(action)
    .map((id) => fighterOf(state, id))
    .filter(canSpeak);
}

function opponentsThatSpeak(state: State, action: Action): readonly Fighter[] {
  return opponentsOf(state, action.by).filter(canSpeak);
}

function representatives(action: Action, speakers: readonly Fighter[]): readonly Fighter[] {
  const unknowing = speakers.filter(({ owner }) => !action.pick?.knownTo.includes(owner));
  return unknowing.length > 0 ? unknowing : speakers;
}

/** Has this combatant answered? */
export function hasAnswered(action: Action, id: string): boolean {
  return action.answers.some((answer) => answer.as === id);
}

/** Those whose answer is still awaited, in the order of `active`. */
export function unanswered(state: State): readonly Fighter[] {
  const { action } = state;
  return action === undefined ? [] : entitled(state).filter(({ id }) => !hasAnswered(action, id));
}
