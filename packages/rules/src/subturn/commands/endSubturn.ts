import { z } from "zod";
import { commandRule } from "../../core/commandRule.ts";
import type { SubturnEvent } from "../events.ts";
import { declareEnd } from "../flow/subturn.ts";
import { phaseFor } from "../knows.ts";
import type { State } from "../state.ts";

/** ST-3.5, ST-3.6: `endSubturn`, 終了. Possible at any time of the own sub-turn, also without the right to AA. */
export const endSubturn = commandRule<State, SubturnEvent, object>({
  args: z.strictObject({}),
  isPhase: (state, { seat }) => phaseFor(state, seat) === "subturn",
  isTurn: (state, { as }) => state.acting === as,
  decide: (table, { as }) => declareEnd(table, as),
});
