import type { Viewer } from "../core/seat.ts";
import { type Fighter, fighterOf, isHidden, isHiddenId, type Phase, type State } from "./state.ts";

/** ST-25.1, ST-25.4: what a viewer knows to be there, and the phase as he sees it. */

/** Does this viewer see everything that is hidden? */
export function seesHidden(viewer: Viewer): boolean {
  return viewer === "gm" || viewer === "omniscient";
}

/** Does the viewer know of this fighter? Removed ones are still known of; no command can name them. */
export function isKnownTo(state: State, viewer: Viewer, fighter: Fighter): boolean {
  return seesHidden(viewer) || !isHidden(state, fighter);
}

/** May a command of this seat name the combatant? */
export function canName(state: State, seat: Viewer, id: string): boolean {
  const fighter = fighterOf(state, id);
  return fighter.fate !== "fled" && isKnownTo(state, seat, fighter);
}

/** ST-25.4: the phase as a viewer sees it: a hidden one's sub-turn looks like the time between two. */
export function phaseFor(state: State, viewer: Viewer): Phase {
  const isUnseen = state.acting !== undefined && isHiddenId(state, state.acting) && !seesHidden(viewer);
  return state.phase === "subturn" && isUnseen ? "between" : state.phase;
}

/** Is a main turn running of which the viewer has seen no sub-turn yet (ST-25.4)? */
export function seesOldMainTurn(state: State, viewer: Viewer): boolean {
  return state.oldMainTurn !== undefined && !seesHidden(viewer);
}
