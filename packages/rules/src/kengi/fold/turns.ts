/** KG-2.1, KG-2.4, KG-2.5, KG-5.9, KG-10.2, KG-10.6: turns and own phases. */
import type { Folds } from "../../core/fold.ts";
import type { EventOf } from "../events.ts";
import { type Fighter, isInFight } from "../fighter.ts";
import { abilityOf } from "../rules/abilities.ts";
import { changed, fighterIn, type State } from "../state.ts";
import { unburdened } from "./leaving.ts";

type TurnEvent = EventOf<
  | "fightStarted"
  | "turnStarted"
  | "turnEnded"
  | "initiativeRolled"
  | "orderSet"
  | "phaseStarted"
  | "phaseEnded"
  | "fightEnded"
>;

/** How they change the state. */
export const turnFolds: Folds<State, TurnEvent> = {
  fightStarted: (state) => ({ ...state, phase: "action" }),
  turnStarted: (state, { round }) => ({
    ...state,
    round,
    combatants: state.combatants.map((fighter) => (isInFight(fighter) ? inNewTurn(fighter) : fighter)),
  }),
  turnEnded: (state) => state,
  initiativeRolled: (state) => state,
  orderSet: ({ tiesByGm: _, ...state }, { order }) => ({
    ...state,
    order: order.map((id) => ({ id, initiative: abilityOf(fighterIn(state, id), "agility", state.house) })),
  }),
  phaseStarted: (state, { as }) => ({
    ...changed(state, as, () => ({ status: "acting" })),
    acting: as,
    stanceTaken: false,
  }),
  phaseEnded: (state, { as }) => ({
    ...changed(state, as, ({ status }) => (status === "acting" ? { status: "done" } : {})),
    acting: undefined,
    stanceTaken: false,
  }),
  fightEnded: (state, { results }) => ({
    ...state,
    phase: "aftermath",
    order: [],
    acting: undefined,
    stanceTaken: false,
    results,
    combatants: state.combatants.map(afterFight),
  }),
};

/** KG-2.1, KG-5.9: parry and techniques come back, and an opening begins or ends. */
function inNewTurn(fighter: Fighter): Fighter {
  return {
    ...fighter,
    status: "ready",
    parryUsed: false,
    spent: [],
    openings: Math.max(0, fighter.openings - 1),
    inOpening: fighter.openings > 0,
  };
}

function afterFight(fighter: Fighter): Fighter {
  return { ...fighter, ...unburdened, status: isInFight(fighter) ? "ready" : fighter.status };
}
