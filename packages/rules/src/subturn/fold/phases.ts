import type { Phase, State } from "../state.ts";

/** The phase when nobody's sub-turn is running: with fog the GM's `proceed` is waited for (ST-25.3). */
export function afterSubturn(state: State): Phase {
  return state.house.fog ? "between" : "subturn";
}

/** The fight with nobody acting. */
export function withoutActing({ acting: _, ...state }: State): State {
  return state;
}

/** The fight with no hit waiting for its defence. */
export function withoutExchange({ exchange: _, ...state }: State): State {
  return state;
}

/** ST-25.4: a sub-turn of this main turn is in everybody's sight, so the main turn is too. */
export function seenByAll({ oldMainTurn: _, ...state }: State): State {
  return { ...state, shownMain: state.main };
}
