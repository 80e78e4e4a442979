import type { Folds } from "../../core/fold.ts";
import type { SubturnEvent } from "../events.ts";
import { type ActionRecord, type State, withFighter } from "../state.ts";
import { spend } from "../uses.ts";
import { putAt } from "./bodies.ts";
import { withRecord } from "./movement.ts";
import { afterSubturn, withoutExchange } from "./phases.ts";

/** ST-5, ST-12, ST-19, ST-21, ST-22: actions are declared and carried out. */
export const actionFolds = {
  fullMoveDeclared: (state, { as }) => begin(state, as, { grade: "allOut", isFullMove: true }),
  postureChanged: (state, { as, to, place, change }) => {
    const posed = putAt(state, as, () => place, to);
    const counted = withRecord(posed, as, (record) => ({
      ...record,
      posture: change === "standing" ? "standing" : "other",
    }));
    return change === "lying" ? begin(counted, as, {}) : counted;
  },
  actionTaken: (state, { as, action, mode, grade }) => {
    const used = withFighter(state, as, (fighter) => spend(state.house, fighter, action));
    return mode === undefined || grade === undefined ? used : begin(used, as, { mode, grade });
  },
  attackDeclared: (state, event) => strike(state, event),
  feintDeclared: (state, event) => strike(state, event),
  attackRolled: (state) => state,
  feintResolved: (state) => state,
  defenseAsked: (state, { as, attacker, technique, direction, toPosture }) => ({
    ...state,
    phase: "defense",
    exchange: { attacker, target: as, technique, direction, ...(toPosture === undefined ? {} : { toPosture }) },
  }),
  defenseRolled: (state, { as, with: defense }) =>
    withFighter(defended(state), as, (fighter) => spend(state.house, fighter, defense)),
  damaged: (state, { as, hp }) => withFighter(defended(state), as, (fighter) => ({ ...fighter, hp })),
  attackLapsed: (state) => ({
    ...withoutExchange(state),
    phase: state.acting === undefined ? afterSubturn(state) : "subturn",
  }),
} satisfies Partial<Folds<State, SubturnEvent>>;

function begin(state: State, as: string, action: ActionRecord): State {
  const counted = withFighter(state, as, (fighter) => ({ ...fighter, actions: fighter.actions + 1 }));
  return withRecord(counted, as, (record) => ({ ...record, action }));
}

function strike(
  state: State,
  { as, technique, mode, grade }: Extract<SubturnEvent, { type: "attackDeclared" | "feintDeclared" }>,
): State {
  const used = withFighter(state, as, (fighter) => spend(state.house, fighter, technique));
  return begin(used, as, { mode, grade });
}

/** The hit no longer waits: its defence has been rolled, or it went through. */
function defended(state: State): State {
  return state.exchange === undefined ? state : { ...withoutExchange(state), phase: "subturn" };
}
