// CH-7–9, 11–13: what the power does to postures, injuries, flusters and conditions.
import type { Folds } from "../../core/fold.ts";
import type { EffectEvent } from "../events.ts";
import { conditionsAfterFall } from "../rules/posture.ts";
import type { State } from "../state.ts";
import { changeAction, changeFighter, without, withoutPart } from "./change.ts";

/** Folds of what power does. */
export const effectFolds: Folds<State, EffectEvent> = {
  postureChanged: (state, { as, by, posture, max }) =>
    changeFighter(state, as, (fighter) => ({
      ...fighter,
      posture: { start: max, ...fighter.posture, current: posture, max },
      conditions: conditionsAfterFall(state, fighter.conditions, { by, posture }),
    })),
  maxPostureLowered: (state, { as, max }) =>
    changeFighter(state, as, (fighter) =>
      fighter.posture === undefined ? fighter : { ...fighter, posture: { ...fighter.posture, max } },
    ),

  /** Under `counter` the lost turn goes with the full count: one counter on the table says it all (CH-13.2). */
  flusterChanged: (state, { as, fluster }) =>
    changeFighter(state, as, (fighter) => {
      const isTold = state.house.flusterState === "counter" && fluster < 3;
      return {
        ...fighter,
        fluster,
        conditions: isTold ? without(fighter.conditions, "flustered") : fighter.conditions,
      };
    }),
  flustered: (state, { as }) =>
    changeFighter(state, as, (fighter) => ({
      ...fighter,
      conditions: { ...fighter.conditions, flustered: { until: "ownTurn" } },
    })),

  damageRolled: (state, { full, targets }) => ({
    ...changeAction(state, (action) => ({ ...action, damage: { full, targets } })),
    phase: "damage",
  }),
  damageDealt: (state, { amount }) => changeAction(state, (action) => ({ ...action, amount })),
  injured: (state, { as, injury }) => changeFighter(state, as, (fighter) => ({ ...fighter, injury })),
  droppedOut: (state, { as, how }) =>
    changeFighter(withoutPart(state, as), as, (fighter) => ({ ...fighter, status: how })),

  shotRolled: (state, { roll, hit }) => changeAction(state, (action) => ({ ...action, roll, success: hit })),
  skillRolled: (state, { roll, success }) => changeAction(state, (action) => ({ ...action, roll, success })),
  recoveryResolved: (state, { success, amount }) => changeAction(state, (action) => ({ ...action, success, amount })),

  conditionGained: (state, { as, key, until, source, note }) =>
    changeFighter(state, as, (fighter) => {
      const detail = { ...(source === undefined ? {} : { source }), ...(note === undefined ? {} : { note }) };
      return { ...fighter, conditions: { ...fighter.conditions, [key]: { until, ...detail } } };
    }),
  conditionLost: (state, { as, key }) =>
    changeFighter(state, as, (fighter) => ({ ...fighter, conditions: without(fighter.conditions, key) })),
};
