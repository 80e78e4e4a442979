// CH-3: rounds and turns. Whoever has the next turn is found here; a round ends when nobody is ready any more.
import type { Fighter, Table } from "../state.ts";
import { firstReady } from "./initiative.ts";
import { endRound } from "./roundEnd.ts";
import { isAsleep } from "./standing.ts";

/** Ends the acting combatant's turn and gives the next one its own. Power that was not used is lost (CH-3.2). */
export function endTurn(table: Table): void {
  if (table.state.turn !== undefined) table.emit({ type: "turnEnded", as: table.state.turn });
  nextTurn(table);
}

/**
 * Gives the turn to the first ready combatant that does not lose it, over as many rounds as it takes; or halts the
 * fight at a round's start, because everybody in play is asleep (CH-3.6).
 */
export function nextTurn(table: Table): void {
  let next = firstToAct(table);
  while (next === undefined) {
    endRound(table);
    startRound(table, table.state.round + 1);
    if (table.state.phase === "halted") return;
    next = firstToAct(table);
  }
  table.emit({ type: "turnStarted", as: next.id });
}

/** Opens a round: everybody standing is ready again. */
export function startRound(table: Table, round: number): void {
  table.emit({ type: "roundStarted", round, order: table.state.order });
}

function firstToAct(table: Table): Fighter | undefined {
  for (;;) {
    const next = firstReady(table.state);
    const reason = next === undefined ? undefined : reasonToSkip(next);
    if (next === undefined || reason === undefined) return next;
    skip(table, next, reason);
  }
}

function reasonToSkip(fighter: Fighter): "flustered" | "asleep" | undefined {
  if (fighter.conditions.flustered !== undefined) return "flustered";
  return isAsleep(fighter) ? "asleep" : undefined;
}

/** CH-13.3: the skipped turn empties the count; under `atOnce` it was emptied before and counts anew (CH-13.8). */
function skip(table: Table, fighter: Fighter, reason: "flustered" | "asleep"): void {
  table.emit({ type: "turnSkipped", as: fighter.id, reason });
  const isEmptied = reason === "flustered" && table.state.house.flusterState !== "atOnce";
  if (isEmptied && fighter.fluster > 0) table.emit({ type: "flusterChanged", as: fighter.id, fluster: 0 });
}
