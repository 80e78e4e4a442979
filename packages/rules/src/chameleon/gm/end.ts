// CH-1.4, 8.11: the GM ends the fight; what was under way is discarded unseen.
import { isRunning } from "../rules/standing.ts";
import type { GmRule } from "./rule.ts";

/** `end {outcome}`. */
export const end: GmRule<"end"> = {
  isPhase: isRunning,
  decide(table, { args: { outcome } }) {
    table.emit({ type: "fightEnded", outcome });
  },
};
