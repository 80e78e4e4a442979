// CH-1.2, 3, 8.11: beginning and end of the fight, its rounds and turns.
import type { Folds } from "../../core/fold.ts";
import type { FlowEvent } from "../events.ts";
import { lowestAbsoluteStrength, postureAtStart } from "../rules/bodies.ts";
import { orderAtStart } from "../rules/initiative.ts";
import { isSlain, outcomeOfInjury } from "../rules/injury.ts";
import { canSpeak, isInPlay, isStanding } from "../rules/standing.ts";
import type { Action, Fighter, Last, State } from "../state.ts";
import { changeAll, changeFighter, without, withoutTurn } from "./change.ts";

/** Folds of rounds and turns. */
export const flowFolds: Folds<State, FlowEvent> = {
  fightStarted: (state) => {
    const measure = lowestAbsoluteStrength(state.combatants);
    return {
      ...changeAll(state, (fighter) => enteringFight(state, fighter, measure)),
      order: orderAtStart(state),
      ...(measure === undefined ? {} : { bodyMeasure: measure }),
    };
  },

  roundStarted: (state, { round }) => {
    const opened = changeAll(withoutTurn(state), readyForRound);
    const isHalted = !opened.combatants.some(canSpeak);
    return { ...opened, round, phase: isHalted ? "halted" : "declare", isOpening: round === 1 };
  },

  turnStarted: (state, { as }) => ({
    ...state,
    turn: as,
    phase: state.surprise === undefined ? "declare" : "surprise",
  }),

  turnSkipped: (state, { as, reason }) => {
    const skipped = changeFighter(state, as, (fighter) => ({
      ...fighter,
      status: "skipped",
      conditions: reason === "flustered" ? without(fighter.conditions, "flustered") : fighter.conditions,
    }));
    return { ...(state.turn === as ? withoutTurn(skipped) : skipped), isOpening: false };
  },

  turnPassed: (state) => ({ ...state, isOpening: false }),

  turnEnded: (state, { as }) => ({
    ...withoutTurn(changeFighter(state, as, done)),
    ...(state.action === undefined || !isFinished(state.action) ? {} : { last: lastOf(state.action) }),
  }),

  roundEnded: (state) => state,

  fightEnded: (state, { outcome }) => {
    const { surprise: _, ...ended } = withoutTurn(changeFighter(state, state.turn ?? "", done));
    const isBlow = state.action?.amount !== undefined;
    return {
      ...changeAll(ended, leavingFight),
      phase: "ended",
      isOpening: false,
      outcome,
      ...(isBlow && state.action !== undefined ? { last: lastOf(state.action) } : {}),
    };
  },
};

/** CH-1.2: posture full, nothing left of an earlier fight but what the sheet says. */
function enteringFight(state: State, fighter: Fighter, measure: number | undefined): Fighter {
  return {
    ...fighter,
    status: isSlain(state, fighter) ? "dead" : (outcomeOfInjury(state, fighter, fighter.injury) ?? "ready"),
    posture: postureAtStart(fighter, measure),
    fluster: 0,
    conditions: {},
    charge: {},
  };
}

function readyForRound(fighter: Fighter): Fighter {
  const conditions = without(fighter.conditions, "deepFall");
  return isInPlay(fighter) ? { ...fighter, conditions, status: "ready" } : { ...fighter, conditions };
}

function done(fighter: Fighter): Fighter {
  return isStanding(fighter) ? { ...fighter, status: "done" } : fighter;
}

/** CH-8.11: the posture maximum returns to what it was at the start; the current posture stays. */
function leavingFight(fighter: Fighter): Fighter {
  const { posture } = fighter;
  return {
    ...fighter,
    ...(posture === undefined ? {} : { posture: { ...posture, max: posture.start } }),
    fluster: 0,
    conditions: {},
    charge: {},
  };
}

/** Has the action come to something, so that the table will speak of it? */
function isFinished(action: Action): boolean {
  return action.power !== undefined || action.success !== undefined;
}

function lastOf(action: Action): Last {
  const { by, declared, pick, power, success, roll, amount } = action;
  return {
    by,
    kind: declared.kind,
    ...(pick?.isOpen ? { position: pick.position } : {}),
    power: power ?? {},
    ...(success === undefined ? {} : { success }),
    ...(roll === undefined ? {} : { roll }),
    ...(amount === undefined ? {} : { amount }),
  };
}
