// CH-2.7, F18: combatants that join or leave.
import { findCombatant } from "../../core/fight.ts";
import { refuse } from "../../core/refusal.ts";
import { newFighter } from "../fighter.ts";
import { lookAgain } from "../rules/step.ts";
import type { GmRule } from "./rule.ts";

/** `addCombatant {combatant}`, before the end. Refused: `badArgument` (id taken, sheet not allowed). */
export const addCombatant: GmRule<"addCombatant"> = {
  isPhase: (state) => state.phase !== "ended",
  decide(table, { args: { combatant } }) {
    if (findCombatant(table.state, combatant.id) !== undefined) {
      refuse("badArgument", "combatant.id: taken", { field: "combatant.id" });
    }
    const { id: as, name, side, kind, owner, ...state } = newFighter(combatant, table.state.house, "combatant.sheet");
    table.emit({ type: "combatantAdded", as, name, side, kind, owner, state });
    lookAgain(table);
  },
};

/** `removeCombatant {as}`: it leaves without a trace. */
export const removeCombatant: GmRule<"removeCombatant"> = {
  isPhase: () => true,
  decide(table, { as }) {
    table.emit({ type: "combatantRemoved", as });
    lookAgain(table);
  },
};
