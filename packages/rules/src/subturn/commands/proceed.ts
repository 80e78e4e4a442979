import { z } from "zod";
import { commandRule } from "../../core/commandRule.ts";
import type { SubturnEvent } from "../events.ts";
import { isAnybodyAble, takeSlot } from "../flow/subturn.ts";
import type { State } from "../state.ts";

/** ST-25.3: `proceed`, with fog: one slot comes up. */
export const proceed = commandRule<State, SubturnEvent, object>({
  gmOnly: true,
  as: "none",
  args: z.strictObject({}),
  isPhase: canProceed,
  decide: (table) => takeSlot(table),
});

/** Is the GM waited for, and is there anybody to go on with? */
export function canProceed(state: State): boolean {
  return state.phase === "between" && isAnybodyAble(state);
}
