import type { SubturnEvent } from "../events.ts";
import { isHiddenId } from "../state.ts";
import { say, type Table } from "./say.ts";

/** ST-25.2: a hidden one is seen; nothing happens for others. */
export function reveal(table: Table, as: string, why: Extract<SubturnEvent, { type: "revealed" }>["why"]): void {
  if (isHiddenId(table.state, as)) say(table, { type: "revealed", as, why });
}
