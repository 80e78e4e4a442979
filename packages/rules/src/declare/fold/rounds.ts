import type { Folds } from "../../core/fold.ts";
import type { DeclareEvent, EventOf } from "../events.ts";
import { actingGroups, declaringGroups, inActingOrder, inDeclaringOrder } from "../rules/order.ts";
import { fightersInFight, NO_TURN, type State } from "../state.ts";
import { withEveryFighter } from "./fighters.ts";

// DC-1.3, DC-2.1, DC-2.9, DC-3.1: the round, its orders and its groups. Orders stand for the whole round.

/** What the events of the round do. */
export const roundFolds = {
  fightStarted: (state) => state,
  roundStarted,
  executionStarted: (state) => ({ ...state, phase: "execute", group: [] }),
  groupStarted: (state, { group }) => ({
    ...state,
    phase: "execute",
    group,
    yetToAct: state.yetToAct.slice(1 + state.yetToAct.findIndex((each) => group.some((id) => each.includes(id)))),
    turn: { ...NO_TURN, pending: group },
  }),
  roundEnded: (state) => ({ ...state, group: [], yetToAct: [], turn: NO_TURN }),
  fightEnded: (state, { results }) => ({
    ...state,
    phase: "ended",
    group: [],
    turn: NO_TURN,
    results: Object.entries(results).map(([side, result]) => ({ side, result })),
  }),
} satisfies Partial<Folds<State, DeclareEvent>>;

function roundStarted(state: State, { round }: EventOf<"roundStarted">): State {
  const fresh = withEveryFighter(state, (fighter) => ({
    roundDamage: 0,
    roundStartHp: fighter.hp.current,
    actionGone: "no",
    isReactionUsed: false,
  }));
  const fighting = fightersInFight(fresh);
  const [group = [], ...yetToDeclare] = inAnyOrder(fresh) ? [fighting.map(({ id }) => id)] : declaringGroups(fighting);
  return {
    ...fresh,
    phase: "declare",
    round,
    declareOrder: inDeclaringOrder(fighting).map(({ id }) => id),
    order: inActingOrder(fighting).map(({ id, abilities }) => ({ id, initiative: abilities.athletics })),
    group,
    yetToDeclare,
    yetToAct: actingGroups(fighting),
    declarations: [],
    turn: NO_TURN,
  };
}

/** DC-2.9: all declare as one group. */
function inAnyOrder(state: State): boolean {
  return state.house.declarations === "secret";
}
