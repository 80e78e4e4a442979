// Conditions: `asleep` (CH-18.5), `deepFall` (CH-12.2) and `flustered` (CH-13) act; every other key is a label.
import { lookUp } from "../lookUp.ts";
import type { Table } from "../state.ts";
import { FULL_FLUSTER } from "./fluster.ts";
import { fighterOf } from "./standing.ts";

/** Ends of the conditions that have an end of their own, whatever is asked for. */
const OWN_UNTIL: Readonly<Record<string, string>> = { flustered: "ownTurn", deepFall: "roundEnd" };

/** Gives a combatant a condition, anew if it has it already. `flustered` brings a count of 3 with it. */
export function gainCondition(
  table: Table,
  id: string,
  gained: { readonly key: string; readonly until: string; readonly source?: string; readonly note?: string },
): void {
  if (gained.key === "flustered") showCount(table, id, FULL_FLUSTER);
  table.emit({ type: "conditionGained", as: id, ...gained, until: lookUp(OWN_UNTIL, gained.key) ?? gained.until });
}

/** Does what a weapon or an item inflicts. Only when the GM sets it is fluster told as a condition. */
export function inflictCondition(
  table: Table,
  id: string,
  inflicted: { readonly key: string; readonly until: string },
): void {
  if (inflicted.key !== "flustered") {
    gainCondition(table, id, inflicted);
    return;
  }
  showCount(table, id, FULL_FLUSTER);
  if (fighterOf(table.state, id).conditions.flustered === undefined) table.emit({ type: "flustered", as: id });
}

/** Takes a condition from a combatant. With `flustered` goes a count of 3. */
export function loseCondition(table: Table, id: string, key: string): void {
  table.emit({ type: "conditionLost", as: id, key });
  if (key === "flustered" && fighterOf(table.state, id).fluster === FULL_FLUSTER) showCount(table, id, 0);
}

/** Under `atOnce` the count says nothing of the lost turn and is left alone. */
function showCount(table: Table, id: string, fluster: number): void {
  if (table.state.house.flusterState === "atOnce" || fighterOf(table.state, id).fluster === fluster) return;
  table.emit({ type: "flusterChanged", as: id, fluster });
}
