// CH-2.2–2.4, 2.6, 2.7, 19.6: the order of turns. Sums of control values shape it and are never shown.
import { combatantsById } from "../../core/fight.ts";
import { areIn } from "../../core/tieBreaks.ts";
import { sumOf } from "../data/positions.ts";
import type { Fighter, State } from "../state.ts";
import { isInPlay } from "./standing.ts";

/** Negative if `a` acts before `b`, positive if after, 0 if listing order decides. */
function compare(state: State, a: Fighter, b: Fighter): number {
  const bySum = state.house.tieBreak === "controlTotal" ? controlTotal(b) - controlTotal(a) : 0;
  return b.initiative - a.initiative || bySum || rankOfKind(a) - rankOfKind(b);
}

function controlTotal(fighter: Fighter): number {
  return fighter.control === undefined ? 0 : sumOf(fighter.control.values);
}

function rankOfKind(fighter: Fighter): number {
  return fighter.kind === "pc" ? 0 : 1;
}

/** The ids of all combatants in the order in which they act. */
export function orderAtStart(state: State): readonly string[] {
  return [...state.combatants].sort((a, b) => compare(state, a, b)).map(({ id }) => id);
}

/** The order with a joiner put before the first one it beats (CH-2.7). */
export function orderWithJoiner(state: State, joiner: Fighter): readonly string[] {
  const byId = combatantsById(state.combatants);
  const beaten = state.order.findIndex((id) => {
    const other = byId.get(id);
    return other !== undefined && compare(state, joiner, other) < 0;
  });
  return beaten === -1 ? [...state.order, joiner.id] : state.order.toSpliced(beaten, 0, joiner.id);
}

/** The order with the places of `ids` refilled in the sequence given (CH-2.4). */
export function orderWithTies(order: readonly string[], ids: readonly string[]): readonly string[] {
  const sequence = [...ids];
  return order.map((id) => (ids.includes(id) ? (sequence.shift() ?? id) : id));
}

/**
 * Why one of two equals acts before the other. Where sums may decide, the rule as a whole is named, whatever decided:
 * sums are never shown (CH-2.3, CH-19.6).
 */
export function tieBreakBetween(state: State, first: Fighter, second: Fighter): TieBreak {
  if (areIn(state.tiesByGm ?? [], first.id, second.id)) return "gm";
  if (state.house.tieBreak === "controlTotal") return "controlTotal";
  return first.kind === second.kind ? "listed" : "pcFirst";
}

/** What puts one of two equals first. */
type TieBreak = "gm" | "controlTotal" | "pcFirst" | "listed";

/** The first combatant in the order that has not had its turn. */
export function firstReady(state: State): Fighter | undefined {
  const byId = combatantsById(state.combatants);
  return state.order.map((id) => byId.get(id)).find((fighter) => fighter?.status === "ready" && isInPlay(fighter));
}
