import type { Viewer } from "../../core/seat.ts";
import { seesOldMainTurn } from "../knows.ts";
import type { Fighter, State } from "../state.ts";

/** Section 4: `ready`, `acting`, `done`, `down`, `dead` or `fled`, as a viewer sees it (ST-25.4). */
export function statusFor(state: State, viewer: Viewer, fighter: Fighter): string {
  if (fighter.fate !== "able") return fighter.fate;
  if (state.phase === "setup") return "ready";
  if (state.acting === fighter.id) return "acting";
  const hasSlot = state.slots.some(({ as }) => as === fighter.id);
  return hasSlot && !seesOldMainTurn(state, viewer) ? "ready" : "done";
}
