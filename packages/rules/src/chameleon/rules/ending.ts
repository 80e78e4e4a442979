// CH-8.9, 1.1: the fight ends by itself when at most one side stands (`autoEnd`).
import type { State, Table } from "../state.ts";
import { isStanding } from "./standing.ts";

/** Outcome of a fight that nobody survived standing. */
export const DRAW = "draw";

/** Ends the fight if it is decided, and says whether it did. */
export function endIfDecided(table: Table): boolean {
  const sides = standingSides(table.state);
  if (!table.state.house.autoEnd || sides.length > 1) return false;
  table.emit({ type: "fightEnded", outcome: sides[0] ?? DRAW });
  return true;
}

/** Every side that has somebody standing; joiners who still wait for their values count. */
function standingSides(state: State): readonly string[] {
  return [...new Set(state.combatants.filter(isStanding).map(({ side }) => side))];
}
