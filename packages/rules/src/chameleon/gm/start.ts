// CH-1.2, 1.3: the fight starts when all have control values and two sides are there.
import { refuse } from "../../core/refusal.ts";
import { nextTurn, startRound } from "../rules/turns.ts";
import type { GmRule } from "./rule.ts";

/** `start {}`. Refused: `notReady`. */
export const start: GmRule<"start"> = {
  isPhase: (state) => state.phase === "setup",
  decide(table) {
    const { combatants } = table.state;
    const waiting = combatants.filter(({ control }) => control === undefined).map(({ id }) => id);
    if (waiting.length > 0) refuse("notReady", `control values are missing: ${waiting.join(", ")}`);
    if (new Set(combatants.map(({ side }) => side)).size < 2) refuse("notReady", "a fight needs two sides");
    table.emit({ type: "fightStarted" });
    startRound(table, 1);
    if (table.state.phase !== "halted") nextTurn(table);
  },
};
