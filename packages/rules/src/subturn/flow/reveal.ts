import type { SubturnEvent } from "../events.ts";
import { uprightAt } from "../ground/bodies.ts";
import { fighterOf, isHiddenId } from "../state.ts";
import { say, type Table } from "./say.ts";

/**
 * ST-25.2: a hidden one is seen where he is, and with him another hidden one who shares the hex: the half that he has of it
 * (ST-14.2) tells that somebody has the other. Nothing happens for others.
 */
export function reveal(table: Table, as: string, why: Extract<SubturnEvent, { type: "revealed" }>["why"]): void {
  if (!isHiddenId(table.state, as)) return;
  say(table, { type: "revealed", as, why });
  const { place } = fighterOf(table.state, as);
  if (place?.half === undefined) return;
  for (const { id } of uprightAt(table.state, place, as)) reveal(table, id, "bumped");
}
