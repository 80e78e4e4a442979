/** What the GM's common commands do here. */
import type { Folds } from "../../core/fold.ts";
import { stretchOf } from "../../core/tieBreaks.ts";
import type { EventOf } from "../events.ts";
import type { Fighter } from "../fighter.ts";
import { adjusted } from "../gm/adjustable.ts";
import { markOf } from "../marks.ts";
import { changed, type Place, type State } from "../state.ts";
import { unburdened } from "./leaving.ts";

type GmEvent = EventOf<
  | "turnSkipped"
  | "tiesOrdered"
  | "combatantAdded"
  | "combatantRemoved"
  | "adjusted"
  | "conditionSet"
  | "conditionCleared"
  | "ended"
>;

/** How they change the state. */
export const gmFolds: Folds<State, GmEvent> = {
  turnSkipped: (state, { as }) => changed(state, as, () => ({ status: "skipped" })),
  tiesOrdered: (state, { ids }) => {
    const order = reordered(state.order, ids);
    const stretch = stretchOf(
      order.map(({ id }) => id),
      ids,
    );
    return { ...state, order, tiesByGm: [...(state.tiesByGm ?? []), stretch] };
  },
  combatantAdded: (state, { fighter }) => ({ ...state, combatants: [...state.combatants, joining(state, fighter)] }),
  combatantRemoved: (state, { as }) => ({
    ...state,
    combatants: state.combatants.filter(({ id }) => id !== as),
    order: state.order.filter(({ id }) => id !== as),
  }),
  adjusted: (state, { as, path, value }) =>
    changed(state, as, (fighter) => adjusted(fighter, path, value, state.house)),
  conditionSet: (state, event) =>
    changed(state, event.as, ({ marks }) => ({ marks: { ...marks, [event.condition]: markOf(event) } })),
  conditionCleared: (state, { as, condition }) =>
    changed(state, as, ({ marks }) => ({
      marks: Object.fromEntries(Object.entries(marks).filter(([key]) => key !== condition)),
    })),
  ended: (state) => ({ ...state, phase: "ended" }),
};

/** KG-10.6: stances are gone in the aftermath, those of newcomers too. */
function joining({ phase }: State, fighter: Fighter): Fighter {
  return phase === "aftermath" ? { ...fighter, ...unburdened } : fighter;
}

/** The places that these combatants hold, filled anew in the given order. */
function reordered(order: readonly Place[], ids: readonly string[]): readonly Place[] {
  const moved = ids.flatMap((id) => order.find((place) => place.id === id) ?? []);
  let next = 0;
  return order.map((place) => (ids.includes(place.id) ? (moved[next++] ?? place) : place));
}
