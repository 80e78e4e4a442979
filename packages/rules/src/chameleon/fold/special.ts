// CH-10, 15, 17.7: offers, stores, items and surprises.
import type { Folds } from "../../core/fold.ts";
import type { SpecialEvent } from "../events.ts";
import type { State } from "../state.ts";
import { changeAction, changeAll, changeFighter, without } from "./change.ts";

/** Folds of offers, items and surprises. */
export const specialFolds: Folds<State, SpecialEvent> = {
  specialOffered: (state, { type: _, ...special }) => ({ ...state, specials: [...state.specials, special] }),
  /** An offer goes with all stores for it (CH-10.6). */
  specialRetired: (state, { id }) => ({
    ...changeAll(state, (fighter) => ({ ...fighter, charge: without(fighter.charge, id) })),
    specials: state.specials.filter((special) => special.id !== id),
  }),
  specialCharged: (state, { as, action: id, progress }) =>
    changeAction(
      changeFighter(state, as, (fighter) => {
        const others = without(fighter.charge, id);
        return { ...fighter, charge: progress > 0 ? { ...others, [id]: progress } : others };
      }),
      (action) => ({ ...action, success: false }),
    ),
  specialDone: (state, { as, action: id }) =>
    changeAction(
      changeFighter(state, as, (fighter) => ({ ...fighter, charge: without(fighter.charge, id) })),
      (action) => ({ ...action, success: true }),
    ),
  specialFailed: (state) => changeAction(state, (action) => ({ ...action, success: false })),

  itemSpent: (state, { as, item }) =>
    changeFighter(state, as, (fighter) => ({ ...fighter, spent: [...fighter.spent, item] })),
  itemRecharged: (state, { as, item }) =>
    changeFighter(state, as, (fighter) => ({ ...fighter, spent: fighter.spent.filter((id) => id !== item) })),

  surpriseChecked: (state, { as }) => tried(state, as),
  surpriseGranted: (state, { as }) => ({ ...tried(state, as), surprise: as, phase: "surprise" }),
  surprised: surpriseOver,
  surpriseLapsed: surpriseOver,
};

function tried(state: State, id: string): State {
  return changeFighter(state, id, (fighter) => ({ ...fighter, hasTriedSurprise: true }));
}

function surpriseOver({ surprise: _, ...state }: State): State {
  return { ...state, phase: "declare" };
}
