import { fighterOf, type Slot, type State } from "../state.ts";
import { spentIn } from "../uses.ts";
import { applyEffects } from "./conditions.ts";
import { orderEvent, rollInitiative } from "./initiative.ts";
import { say, type Table } from "./say.ts";
import { isOver } from "./wounds.ts";

/** ST-4: the main turn; ST-2.5, ST-2.6: its schedule. */

/** The steps of ST-4.2. In main turn 1 initiative is rolled before the schedule is built. */
export function startMainTurn(table: Table): void {
  const main = table.state.main + 1;
  const audience = table.state.house.fog ? { knownTo: ["gm"] as const } : {};
  const slots = main === 1 ? [] : scheduleOf(table.state, table.state.order);
  say(table, { type: "mainTurnStarted", main, slots, ...audience });
  const everybody = inOrder(table.state);
  for (const as of everybody) {
    const hasSpent = spentIn(table.state.house, fighterOf(table.state, as), "mainTurn").length > 0;
    if (hasSpent) say(table, { type: "usesRestored", as, per: "mainTurn", ...audience });
  }
  for (const as of everybody) {
    applyEffects(table, as, { key: "perMainTurn", isStopped: ({ fate }) => fate === "dead" });
  }
  if (main > 1 || isOver(table)) return;
  const ids = rollInitiative(table);
  say(table, { ...orderEvent(table, ids), slots: scheduleOf(table.state, ids) });
}

/** Everybody still there, in initiative order, or in list order while there is none. */
function inOrder(state: State): readonly string[] {
  const ids = state.order.length > 0 ? state.order : state.combatants.map(({ id }) => id);
  return ids.filter((id) => fighterOf(state, id).fate !== "fled");
}

/** Whose slot comes first in the next main turn. Nobody if all are gone. */
export function firstOfNextMainTurn(state: State): Slot | undefined {
  return scheduleOf(state, state.order)[0];
}

/** The slots of a main turn, of everybody who has not been removed. */
function scheduleOf(state: State, order: readonly string[]): readonly Slot[] {
  const present = order.map((id) => fighterOf(state, id)).filter(({ fate }) => fate !== "fled");
  const most = Math.max(0, ...present.map(({ subturns }) => subturns));
  const numbers = Array.from({ length: most }, (_, i) => i + 1);
  const round = (k: number) => present.filter(({ subturns }) => subturns >= k).map(({ id }) => ({ as: id, k }));
  if (state.house.subturnOrder === "roundRobin") return numbers.flatMap(round);
  const rest = present.flatMap(({ id, subturns }) =>
    numbers.filter((k) => k >= 2 && k <= subturns).map((k) => ({ as: id, k })),
  );
  return [...round(1), ...rest];
}
