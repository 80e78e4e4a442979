// CH-12.2–12.5: the end of a round. Step by step, in each step by listing order; those who are out are left alone:
// 1. deep falls lower the maximum, 2. the round-end recovery, 3. conditions until the round's end expire.
import type { Fighter, Posture, Table } from "../state.ts";
import { changePosture, lowerToMax } from "./posture.ts";
import { fighterOf, isStanding } from "./standing.ts";

/** Ends the round: everything that happens before the next one starts. */
export function endRound(table: Table): void {
  table.emit({ type: "roundEnded", round: table.state.round });
  const ids = table.state.combatants.filter(isStanding).map(({ id }) => id);
  for (const id of ids) lowerMax(table, fighterOf(table.state, id));
  for (const id of ids) recover(table, fighterOf(table.state, id));
  for (const id of ids) expire(table, fighterOf(table.state, id));
}

function lowerMax(table: Table, { id, posture, conditions }: Fighter): void {
  if (conditions.deepFall === undefined || posture === undefined || posture.max <= 1) return;
  table.emit({ type: "maxPostureLowered", as: id, max: posture.max - 1 });
  lowerToMax(table, id);
}

function recover(table: Table, { id, posture }: Fighter): void {
  if (posture === undefined || !recovers(table, posture)) return;
  changePosture(table, id, { by: posture.max - posture.current, cause: "roundEnd" });
}

function recovers(table: Table, posture: Posture): boolean {
  switch (table.state.house.roundEndRecovery) {
    case "fallen":
      return posture.current <= 0;
    case "toMax":
      return posture.current < posture.max;
    case "none":
      return false;
  }
}

/** `deepFall` goes without a word of its own: it was told by the lowered maximum. */
function expire(table: Table, { id, conditions }: Fighter): void {
  for (const [key, { until }] of Object.entries(conditions)) {
    if (until === "roundEnd" && key !== "deepFall") table.emit({ type: "conditionLost", as: id, key });
  }
}
