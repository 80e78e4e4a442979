/** KG-1.3, KG-4.4, KG-4.5, KG-4.7, KG-7.13, KG-10: what the actions besides attacks do. */
import type { Folds } from "../../core/fold.ts";
import type { EventOf } from "../events.ts";
import { changed, type State } from "../state.ts";
import { left, withHp } from "./leaving.ts";

type ActionEvent = EventOf<
  | "passed"
  | "prepared"
  | "preparationLost"
  | "stanceTaken"
  | "weaponChanged"
  | "acted"
  | "healed"
  | "fleeRolled"
  | "fled"
  | "fleeFailed"
  | "gaveUp"
  | "firstAidGiven"
  | "salveUsed"
  | "finished"
>;

type Healing = { readonly target: string; readonly amount: number };

/** How they change the state. */
export const actionFolds: Folds<State, ActionEvent> = {
  passed: (state) => state,
  prepared: (state, { as, count, technique }) =>
    changed(state, as, ({ readied }) => ({
      prepared: count,
      readied: technique === undefined ? readied : [...readied, technique],
    })),
  preparationLost: (state, { as }) => changed(state, as, () => ({ prepared: 0, readied: [] })),
  stanceTaken: (state, { as, technique }) => ({
    ...changed(state, as, () => ({ stance: technique })),
    stanceTaken: true,
  }),
  weaponChanged: (state, { as, weapon }) => changed(state, as, () => ({ wielded: weapon })),
  acted: (state) => state,
  healed: restored,
  fleeRolled: (state) => state,
  fled: (state, { as }) => left(state, as, { status: "fled" }),
  fleeFailed: (state) => state,
  gaveUp: (state, { as }) => left(state, as, { status: "routed", routedBy: "gaveUp" }),
  firstAidGiven: (state, event) => changed(restored(state, event), event.target, () => ({ treated: true })),
  salveUsed: (state, event) => changed(restored(state, event), event.as, ({ salves }) => ({ salves: salves - 1 })),
  finished: (state) => state,
};

/** KG-7.15: never above the gauge. */
function restored(state: State, { target, amount }: Healing): State {
  return changed(state, target, (fighter) =>
    withHp(fighter, Math.min(fighter.hpMax, fighter.hp + amount), state.house),
  );
}
