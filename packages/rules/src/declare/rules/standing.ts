import { memo, memoLatest } from "../../core/memo.ts";
import { type Fighter, isInFight } from "../fighter.ts";
import { fightersInFight, isGroupActing, type Result, type State } from "../state.ts";

// Section 4 (status), DC-9.1 and DC-9.3.

/** How a combatant stands in the round. The first four are in the fight. */
export type Status = "ready" | "acting" | "done" | "skipped" | "down" | "fled";

/** Where a combatant stands in the round. */
export function statusOf(state: State, fighter: Fighter): Status {
  if (fighter.standing !== "fighting") return fighter.standing;
  if (fighter.actionGone !== "no") return fighter.actionGone === "wasted" ? "done" : "skipped";
  if (isGroupActing(state) && state.group.includes(fighter.id)) return "acting";
  const hadTurn = idsInOrder(state.order).has(fighter.id) && !isYetToAct(state, fighter.id);
  return hadTurn ? "done" : "ready";
}

/** Has its turn in this round not come yet? */
export function isYetToAct(state: State, id: string): boolean {
  return idsInGroups(state.yetToAct).has(id);
}

const idsInOrder = memo((order: State["order"]): ReadonlySet<string> => new Set(order.map(({ id }) => id)));
const idsInGroups = memoLatest((groups: State["yetToAct"]): ReadonlySet<string> => new Set(groups.flat()));

/** DC-9.1: has at most one side combatants in the fight? */
export function isDecided(state: State): boolean {
  return new Set(fightersInFight(state).map(({ side }) => side)).size <= 1;
}

/** DC-9.3: what became of each side, in the order of the combatant list. */
export function resultsOf(state: State): State["results"] {
  const sides = [...new Set(state.combatants.map(({ side }) => side))];
  return sides.map((side) => ({ side, result: resultOf(state.combatants.filter((fighter) => fighter.side === side)) }));
}

function resultOf(side: readonly Fighter[]): Result {
  if (side.some(isInFight)) return "standing";
  if (side.every(({ standing }) => standing === "down")) return "down";
  return side.every(({ standing }) => standing === "fled") ? "fled" : "mixed";
}
