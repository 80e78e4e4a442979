import type { Folds } from "../../core/fold.ts";
import { isSameCondition } from "../conditions.ts";
import type { SubturnEvent } from "../events.ts";
import { type Condition, fighterOf, type State, withFighter } from "../state.ts";
import { withHp } from "./bodies.ts";

/** ST-5.3, ST-5.4, ST-23: conditions come, work and end. */
export const conditionFolds = {
  conditionSet: (state, { as, condition: id, until, source, amount, note, isSecret }) => {
    const set: Condition = {
      id,
      until,
      source,
      ...(amount === undefined ? {} : { amount }),
      ...(note === undefined ? {} : { note }),
      ...(isSecret === undefined ? {} : { isSecret }),
      afterActions: fighterOf(state, source).actions,
    };
    return withFighter(state, as, (fighter) => ({
      ...fighter,
      conditions: [...fighter.conditions.filter((old) => !isSameCondition(old, set)), set],
    }));
  },
  conditionEnded: (state, { as, condition: id, source }) =>
    withFighter(state, as, (fighter) => ({
      ...fighter,
      conditions: fighter.conditions.filter((old) => !isSameCondition(old, { id, source })),
    })),
  effectApplied: (state, { as, hp }) => withFighter(state, as, (fighter) => withHp(fighter, fighter.hp + hp)),
} satisfies Partial<Folds<State, SubturnEvent>>;
