/** Marks that the GM sets: shown, and without effect. The conditions of the rules follow from the play alone. */
import { refuse } from "../../core/refusal.ts";
import { markOf } from "../marks.ts";
import { fighterIn } from "../state.ts";
import { RULE_CONDITIONS } from "../view/conditions.ts";
import { type GmRule, isNotEnded } from "./gmRule.ts";

/** `setCondition {as, condition, until?, source?, note?}`. Refusals: `badArgument`. */
export const setCondition: GmRule<"setCondition"> = {
  isPhase: isNotEnded,
  decide(draft, { as, args }) {
    requireMark(args.condition);
    draft.emit({ type: "conditionSet", as, condition: args.condition, ...markOf(args) });
  },
};

/** `clearCondition {as, condition}`. Refusals: `badArgument`. */
export const clearCondition: GmRule<"clearCondition"> = {
  isPhase: isNotEnded,
  decide(draft, { as, args: { condition } }) {
    requireMark(condition);
    if (!Object.hasOwn(fighterIn(draft.state, as).marks, condition)) {
      refuse("badArgument", `condition: ${as} has no mark ${condition}`, { field: "condition" });
    }
    draft.emit({ type: "conditionCleared", as, condition });
  },
};

function requireMark(condition: string): void {
  if (RULE_CONDITIONS.includes(condition)) {
    refuse("badArgument", `condition: ${condition} follows from the play`, { field: "condition" });
  }
}
