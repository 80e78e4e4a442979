// CH-2.4–2.6: the GM settles ties. Accepted for every group of equal initiative, so it tells nothing of the sums.
import { findCombatant } from "../../core/fight.ts";
import { refuse } from "../../core/refusal.ts";
import { isOnceEach } from "../isOnceEach.ts";
import { orderWithTies } from "../rules/initiative.ts";
import { fighterOf, isInPlay, isRunning } from "../rules/standing.ts";
import { nextTurn } from "../rules/turns.ts";
import type { State } from "../state.ts";
import type { GmRule } from "./rule.ts";

/** `orderTies {ids}`. Refused: `badArgument`, `notTied`. */
export const orderTies: GmRule<"orderTies"> = {
  isPhase: isRunning,
  decide(table, { args: { ids } }) {
    refuseBadIds(table.state, ids);
    if (new Set(ids.map((id) => findCombatant(table.state, id)?.initiative)).size > 1) {
      refuse("notTied", "ids: combatants of equal initiative", { field: "ids" });
    }
    const order = orderWithTies(table.state.order, ids);
    const stepsBack = mustStepBack(table.state, { ids, order });
    table.emit({ type: "tiesOrdered", ids, order, stepsBack });
    if (stepsBack) nextTurn(table);
  },
};

function refuseBadIds(state: State, ids: readonly string[]): void {
  const isFit = ids.length >= 2 && isOnceEach(ids) && ids.every((id) => state.order.includes(id));
  if (!isFit) refuse("badArgument", "ids: two or more that have a place in the order, each once", { field: "ids" });
}

/** CH-2.6: who acts but has declared nothing steps back behind a named one that is ready and now stands before it. */
function mustStepBack(
  state: State,
  asked: { readonly ids: readonly string[]; readonly order: readonly string[] },
): boolean {
  const { turn, phase } = state;
  if (turn === undefined || phase !== "declare" || !asked.ids.includes(turn)) return false;
  const before = asked.order.slice(0, asked.order.indexOf(turn));
  return before.some((id) => asked.ids.includes(id) && isReady(state, id));
}

function isReady(state: State, id: string): boolean {
  const fighter = fighterOf(state, id);
  return fighter.status === "ready" && isInPlay(fighter);
}
