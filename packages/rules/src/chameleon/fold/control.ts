// CH-16, 17.3: control values and mastery. Whoever enters a player character's values is the one who knows them.
import type { Folds } from "../../core/fold.ts";
import { rearranged } from "../data/arrangement.ts";
import type { ControlEvent } from "../events.ts";
import { joined } from "../rules/bodies.ts";
import { orderWithJoiner } from "../rules/initiative.ts";
import { fighterOf, isRunning } from "../rules/standing.ts";
import type { State } from "../state.ts";
import { changeFighter } from "./change.ts";

/** Folds of control values and mastery. */
export const controlFolds: Folds<State, ControlEvent> = {
  /** Both shuffle and allotment delete the known facts (CH-16.5). */
  controlShuffled: (state, { as, arrangement }) =>
    changeFighter(state, as, (fighter) =>
      fighter.control === undefined
        ? fighter
        : {
            ...fighter,
            control: { ...fighter.control, values: rearranged(fighter.control.values, arrangement) },
            known: {},
          },
    ),
  controlAllotted: (state, { as, values, by }) => {
    const allotted = changeFighter(state, as, (fighter) => ({
      ...fighter,
      control: { values, holder: by },
      known: {},
      hasRoutine: false,
    }));
    return isRunning(state) ? enterFight(allotted, as) : allotted;
  },
  routineGranted: (state, { as }) => changeFighter(state, as, (fighter) => ({ ...fighter, hasRoutine: true })),
  weaponMastered: (state, { as, weapon }) =>
    changeFighter(state, as, (fighter) => ({
      ...fighter,
      mastered: [...fighter.mastered, weapon],
      martialExperience: fighter.martialExperience - 1,
    })),
};

/** A joiner with control values takes its place in the order and its posture (CH-2.7, 20.3). */
export function enterFight(state: State, id: string): State {
  const order = orderWithJoiner(state, fighterOf(state, id));
  return { ...changeFighter(state, id, (fighter) => joined(state, fighter)), order };
}
