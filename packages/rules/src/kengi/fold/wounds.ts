/** KG-6.4, KG-7: damage, wounds, doubling, bleeding and death. */
import type { Folds } from "../../core/fold.ts";
import type { EventOf } from "../events.ts";
import { attackIn, changed, fighterIn, type State } from "../state.ts";
import { left, withHp } from "./leaving.ts";

type WoundEvent = EventOf<
  | "damageDealt"
  | "noDamage"
  | "seriousWound"
  | "resistanceRolled"
  | "lostWill"
  | "attributeDoubled"
  | "mortalWound"
  | "mortalChosen"
  | "bled"
  | "died"
>;

/** How they change the state. While the attack goes on, its phase between two choices is `defence`. */
export const woundFolds: Folds<State, WoundEvent> = {
  damageDealt: (state, { target, hp }) => ({
    ...withHpOf(state, target, hp),
    attack: { ...attackIn(state), lastBlow: { from: fighterIn(state, target).hp, to: hp } },
  }),
  noDamage: (state) => state,
  seriousWound: (state) => state,
  resistanceRolled: (state, { success }) => (success ? { ...state, phase: "doubling" } : state),
  lostWill: (state, { as }) => left(state, as, { status: "routed", routedBy: "lostWill" }),
  attributeDoubled: (state, { as, attribute }) => ({
    ...changed(state, as, ({ doubled }) => (attribute === "none" ? {} : { doubled: [...doubled, attribute] })),
    phase: "defence",
  }),
  mortalWound: (state, { as }) =>
    asksAtMortalWound(state, as) ? { ...state, phase: "mortalChoice" } : changed(state, as, () => ({ mortal: true })),
  mortalChosen: (state, { as, double }) => ({
    ...changed(state, as, (fighter) => withHp({ ...fighter, mortal: double }, fighter.hp, state.house)),
    phase: "defence",
  }),
  bled: (state, { as, hp }) => withHpOf(state, as, hp),
  died: (state, { as }) => left(state, as, { status: "dead", hp: 0 }),
};

/** KG-7.5: with `choice` the owner decides, unless the mortal state lasts on from before (KG-7.7, `whenLeaving`). */
function asksAtMortalWound(state: State, as: string): boolean {
  return state.house.mortalDoubling === "choice" && !fighterIn(state, as).mortal;
}

function withHpOf(state: State, id: string, hp: number): State {
  return changed(state, id, (fighter) => withHp(fighter, hp, state.house));
}
