// CH-2.6, 2.7, 18 (F18): what the GM changes by hand.
import type { Folds } from "../../core/fold.ts";
import { stretchOf } from "../../core/tieBreaks.ts";
import type { GmEvent } from "../events.ts";
import { outcomeOfInjury, statusAfterInjury } from "../rules/injury.ts";
import { conditionsAfterFall } from "../rules/posture.ts";
import { isRunning } from "../rules/standing.ts";
import type { Fighter, State } from "../state.ts";
import { changeFighter, without, withoutPart, withoutTurn } from "./change.ts";
import { enterFight } from "./control.ts";

/** Folds of the GM's own changes. */
export const gmFolds: Folds<State, GmEvent> = {
  combatantAdded: (state, { as, name, side, kind, owner, state: brought }) => {
    const fighter: Fighter = { id: as, name, side, kind, owner, ...brought };
    if (!isRunning(state)) return { ...state, combatants: [...state.combatants, fighter] };
    const status = outcomeOfInjury(state, fighter, fighter.injury) ?? "done";
    const joiner: Fighter = { ...fighter, status };
    const added = { ...state, combatants: [...state.combatants, joiner] };
    return fighter.control === undefined ? added : enterFight(added, fighter.id);
  },

  /** Whoever is removed leaves no trace: no place, no part in the action, no name in an offer or a condition. */
  combatantRemoved: (state, { as }) => {
    const left = state.turn === as ? withoutTurn(state) : withoutPart(state, as);
    return {
      ...left,
      combatants: left.combatants.filter(({ id }) => id !== as).map((fighter) => withoutSource(fighter, as)),
      order: left.order.filter((id) => id !== as),
      ...(left.tiesByGm === undefined ? {} : { tiesByGm: left.tiesByGm.map((ids) => ids.filter((id) => id !== as)) }),
      specials: left.specials.map((special) =>
        special.who === undefined ? special : { ...special, who: special.who.filter((id) => id !== as) },
      ),
    };
  },

  adjusted: (state, { as, path, to }) => changeFighter(state, as, (fighter) => adjust(state, fighter, { path, to })),

  tiesOrdered: (state, { ids, order, stepsBack }) => ({
    ...(stepsBack ? withoutTurn(state) : state),
    order,
    tiesByGm: [...(state.tiesByGm ?? []), stretchOf(order, ids)],
  }),
};

function withoutSource(fighter: Fighter, id: string): Fighter {
  const conditions = Object.entries(fighter.conditions).map(([key, { source, ...condition }]) => {
    return [key, source === undefined || source === id ? condition : { ...condition, source }] as const;
  });
  return { ...fighter, conditions: Object.fromEntries(conditions) };
}

/** The combatant with one gauge set. The paths are those of `gm/adjust.ts`. */
function adjust(state: State, fighter: Fighter, change: { readonly path: string; readonly to: number }): Fighter {
  const { path, to } = change;
  switch (path) {
    case "gauges.posture.current":
      return withPosture(state, fighter, to);
    case "gauges.posture.max":
      return fighter.posture === undefined ? fighter : { ...fighter, posture: { ...fighter.posture, max: to } };
    case "gauges.injury.current":
      return { ...fighter, injury: to, status: backInFight(state, fighter, to) };
    case "gauges.fluster.current":
      return {
        ...fighter,
        fluster: to,
        conditions: to < 3 ? without(fighter.conditions, "flustered") : fighter.conditions,
      };
    case "gauges.concentration.current":
      return { ...fighter, concentration: { ...fighter.concentration, current: to } };
    default:
      return fighter;
  }
}

/** The GM's hand never marks a deep fall (F11). */
function withPosture(state: State, fighter: Fighter, current: number): Fighter {
  if (fighter.posture === undefined) return fighter;
  const conditions = conditionsAfterFall(state, fighter.conditions, { by: 0, posture: current });
  return { ...fighter, posture: { ...fighter.posture, current }, conditions };
}

/** Dropping out has an event of its own; coming back has none (CH-8.7 in both directions). */
function backInFight(state: State, fighter: Fighter, injury: number): Fighter["status"] {
  if (state.phase === "setup") return fighter.status;
  const status = statusAfterInjury(state, fighter, injury);
  return status === "down" || status === "dead" ? fighter.status : status;
}
