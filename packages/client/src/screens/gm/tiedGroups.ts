import type { OrderEntry } from "@yomiai/rules";
import { standingOf } from "../../table/duties.ts";

/**
 * Groups of two or more that have the same initiative and whose turn is still to come, in order; those who act among
 * them. Only what the viewer's own order shows.
 */
export function tiedGroups(order: readonly OrderEntry[]): readonly (readonly OrderEntry[])[] {
  const groups = new Map<number, OrderEntry[]>();
  for (const entry of order) {
    const standing = standingOf(entry.status);
    if (entry.initiative === undefined || (standing !== "ready" && standing !== "acting")) continue;
    groups.set(entry.initiative, [...(groups.get(entry.initiative) ?? []), entry]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
