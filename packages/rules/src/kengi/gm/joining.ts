/** KG-2.3, KG-2.5, KG-10.2: combatants who come and go by the GM's word. */
import { findCombatant } from "../../core/fight.ts";
import { refuse } from "../../core/refusal.ts";
import { fighterOf } from "../fighter.ts";
import { endAttack } from "../flow/strike.ts";
import { endFightIfDecided, endPhase } from "../flow/turn.ts";
import { isFightOn } from "../state.ts";
import { type GmRule, isNotEnded } from "./gmRule.ts";

/** A newcomer is in the fight at once and has its place in the next turn's order. */
export const addCombatant: GmRule<"addCombatant"> = {
  isPhase: isNotEnded,
  decide(draft, { args: { combatant } }) {
    if (findCombatant(draft.state, combatant.id) !== undefined) {
      refuse("badArgument", `combatant.id: ${combatant.id} is taken`, { field: "combatant.id" });
    }
    const fighter = fighterOf(combatant, "combatant.sheet");
    const { id, name, side, kind, owner } = fighter;
    draft.emit({ type: "combatantAdded", as: id, name, side, kind, owner, fighter });
  },
};

/** Leaves without a trace. Its own phase, or the attack it takes part in, is over. */
export const removeCombatant: GmRule<"removeCombatant"> = {
  isPhase: isNotEnded,
  decide(draft, { as }) {
    const { attack, acting } = draft.state;
    draft.emit({ type: "combatantRemoved", as });
    if (attack !== undefined && (attack.attacker === as || attack.target === as)) endAttack(draft);
    else if (acting === as) endPhase(draft);
    else if (isFightOn(draft.state)) endFightIfDecided(draft);
  },
};
