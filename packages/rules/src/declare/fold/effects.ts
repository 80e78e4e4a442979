import type { Folds } from "../../core/fold.ts";
import type { DeclareEvent } from "../events.ts";
import { fighterOf, type State } from "../state.ts";
import { withFighter } from "./fighters.ts";

// DC-3.8, DC-3.9, DC-3.10, DC-4.3, DC-7.4, DC-7.5, DC-8.1: what the dice and the actions do.

/** What the events of a group's dice and effects do. */
export const effectFolds = {
  reactionChecked: (state) => state,
  reactionResolved: (state) => state,
  opposedRoll: (state) => state,
  attackUnopposed: (state) => state,
  attackHit: closeIn,
  attackMissed: closeIn,
  damageDealt: (state, { target, amount }) =>
    withFighter(state, target, ({ hp, roundDamage }) => ({
      hp: { ...hp, current: Math.max(0, hp.current - amount) },
      roundDamage: roundDamage + amount,
    })),
  heavyBlow: (state, { target }) => withFighter(state, target, () => ({ isSeriouslyWounded: true })),
  incapacitated: (state, { target }) => withFighter(state, target, () => ({ standing: "down" })),
  actionLost: (state, { as }) => withFighter(state, as, () => ({ actionGone: "lost" })),
  moved: (state, { as, zone }) => withFighter(state, as, () => ({ zone })),
  actionPerformed: (state) => state,
  fled: (state, { as }) => withFighter(state, as, () => ({ standing: "fled" })),
} satisfies Partial<Folds<State, DeclareEvent>>;

/** DC-3.8: hit or miss, a melee attack takes the attacker to where the target is then. */
function closeIn(state: State, { as, target }: { readonly as: string; readonly target: string }): State {
  const isMelee = state.turn.attacks.some((attack) => attack.as === as && attack.action === "melee");
  return isMelee ? withFighter(state, as, () => ({ zone: fighterOf(state, target).zone })) : state;
}
