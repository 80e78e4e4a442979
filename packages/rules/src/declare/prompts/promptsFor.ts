import type { Prompt } from "../../core/prompt.ts";
import type { Viewer } from "../../core/seat.ts";
import type { Fighter } from "../fighter.ts";
import type { State } from "../state.ts";
import { executionPrompts, reactionPrompts, rulingPrompts } from "./acting.ts";
import { declaringPrompts } from "./declaring.ts";

/** All that this viewer may command now: for the combatants it controls, and as the GM for the ruling. */
export function promptsFor(state: State, viewer: Viewer): readonly Prompt[] {
  if (state.phase === "ruling") return viewer === "gm" ? rulingPrompts(state) : [];
  return state.combatants.filter(({ owner }) => owner === viewer).flatMap((fighter) => promptsOf(state, fighter));
}

function promptsOf(state: State, fighter: Fighter): readonly Prompt[] {
  switch (state.phase) {
    case "declare":
      return state.group.includes(fighter.id) ? declaringPrompts(state, fighter) : [];
    case "execute":
      return state.turn.pending.includes(fighter.id) ? executionPrompts(state, fighter) : [];
    case "reaction":
      return reactionPrompts(state, fighter);
    default:
      return [];
  }
}
