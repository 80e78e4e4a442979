import type { Folds } from "../../core/fold.ts";
import type { DeclareEvent, EventOf } from "../events.ts";
import { type Mark, newFighter, standingBefore } from "../fighter.ts";
import { findAdjustable } from "../gm/adjustable.ts";
import type { General, State } from "../state.ts";
import { withFighter } from "./fighters.ts";
import { withoutMember, withTurn } from "./turn.ts";

// What the GM's common commands do. A newcomer has a place in the orders from the next round.

/** What the events of the GM's common commands do. */
export const gmFolds = {
  combatantAdded: (state, { as, name, side, kind, owner, sheet }) => ({
    ...state,
    combatants: [...state.combatants, newFighter({ id: as, name, side, kind, owner, sheet }, state.house, "combatant")],
  }),
  combatantRemoved,
  adjusted: (state, { as, path, value }) => {
    const adjusted = withFighter(state, as, (fighter) => findAdjustable(path)?.write(fighter, value) ?? {});
    if (state.phase !== "setup") return adjusted;
    return withFighter(adjusted, as, ({ hp }) => ({ standing: standingBefore(hp) }));
  },
  conditionSet: (state, { as, type: _, ...mark }) =>
    withFighter(state, as, ({ marks }) => ({ marks: [...withoutMark(marks, mark.condition), mark] })),
  conditionCleared: (state, { as, condition }) =>
    withFighter(state, as, ({ marks, isSeriouslyWounded }) => ({
      marks: withoutMark(marks, condition),
      isSeriouslyWounded: isSeriouslyWounded && condition !== "seriouslyWounded",
    })),
} satisfies Partial<Folds<State, DeclareEvent>>;

function withoutMark(marks: readonly Mark[], condition: string): readonly Mark[] {
  return marks.filter((mark) => mark.condition !== condition);
}

/** It leaves without a trace: its declaration, action and reactions drop. */
function combatantRemoved(state: State, { as }: EventOf<"combatantRemoved">): State {
  const remaining: State = {
    ...state,
    combatants: state.combatants.filter(({ id }) => id !== as),
    declareOrder: without(state.declareOrder, as),
    order: state.order.filter(({ id }) => id !== as),
    yetToDeclare: withoutEmpty(state.yetToDeclare, as),
    yetToAct: withoutEmpty(state.yetToAct, as),
    group: without(state.group, as),
    declarations: state.declarations.filter((made) => made.as !== as),
  };
  const forgotten = withTurn(remaining, (turn) => {
    const left = { ...turn, ...withoutMember(turn, as) };
    return { ...left, generals: left.generals.map((general) => withoutAffected(general, as)) };
  });
  return forgotten.phase === "declare" && forgotten.group.length === 0 ? withNextGroup(forgotten) : forgotten;
}

/** Nobody of the declaring group is left: the next one declares. */
function withNextGroup(state: State): State {
  const [group = [], ...yetToDeclare] = state.yetToDeclare;
  return { ...state, group, yetToDeclare };
}

function withoutAffected(general: General, id: string): General {
  const { ruling } = general;
  const left = { ...general, affects: without(general.affects, id) };
  return ruling === undefined ? left : { ...left, ruling: { ...ruling, disturbs: without(ruling.disturbs, id) } };
}

function withoutEmpty(groups: State["yetToAct"], id: string): State["yetToAct"] {
  return groups.map((group) => without(group, id)).filter((group) => group.length > 0);
}

function without(ids: readonly string[], id: string): readonly string[] {
  return ids.filter((each) => each !== id);
}
