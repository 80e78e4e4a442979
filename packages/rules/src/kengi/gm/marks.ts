/** Marks that the GM sets: shown, and without effect. The conditions of the rules follow from the play alone. */
import { refuse } from "../../core/refusal.ts";
import { fighterIn } from "../state.ts";
import { RULE_CONDITIONS } from "../view/conditions.ts";
import { type GmRule, isNotEnded } from "./gmRule.ts";

/** `setCondition {as, condition, until?, source?, note?}`. Refusals: `badArgument`. */
export const setCondition: GmRule<"setCondition"> = {
  isPhase: isNotEnded,
  decide(draft, { as, args }) {
    requireMark(args.condition);
    draft.emit({ type: "conditionSet", as, ...given(args) });
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

/** The same without fields that were left out. */
function given(args: {
  condition: string;
  until?: string | undefined;
  source?: string | undefined;
  note?: string | undefined;
}) {
  const { condition, until, source, note } = args;
  return {
    condition,
    ...(until === undefined ? {} : { until }),
    ...(source === undefined ? {} : { source }),
    ...(note === undefined ? {} : { note }),
  };
}
