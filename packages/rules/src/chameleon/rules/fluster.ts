// CH-13: misses in a row fluster. What the counter does at 3 is a house rule (`flusterState`).
import type { Table } from "../state.ts";
import { fighterOf } from "./standing.ts";

/** So many misses fluster. */
export const FULL_FLUSTER = 3;

/** A wrong guess (CH-13.1, 13.3, 13.4). Whoever is flustered already loses no second turn. */
export function addFluster(table: Table, id: string): void {
  const { fluster } = fighterOf(table.state, id);
  setFluster(table, id, Math.min(FULL_FLUSTER, fluster + 1));
}

/** A right guess (CH-13.2). Whether a turn already lost is given back is the house's `flusterState`. */
export function clearFluster(table: Table, id: string): void {
  setFluster(table, id, 0);
}

/** Brings the count to a number from 0 to 3, and flusters at 3. */
export function setFluster(table: Table, id: string, count: number): void {
  const { fluster, conditions } = fighterOf(table.state, id);
  const isFull = count === FULL_FLUSTER;
  const counted = isFull && table.state.house.flusterState === "atOnce" ? 0 : count;
  if (counted !== fluster) table.emit({ type: "flusterChanged", as: id, fluster: counted });
  if (isFull && conditions.flustered === undefined) table.emit({ type: "flustered", as: id });
}
