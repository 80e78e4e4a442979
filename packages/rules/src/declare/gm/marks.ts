import type { CommonArguments, CommonRule } from "../../core/commandRule.ts";
import { refuse } from "../../core/refusal.ts";
import type { DeclareEvent } from "../events.ts";
import { fighterOf, type State } from "../state.ts";
import { isMendingTime } from "./phases.ts";

// Section 6: the GM's marks have no effect; the conditions of the rules follow from the play alone. A serious wound that
// somebody has brought from an earlier fight is healed between the two, by the GM's word.

/** Conditions that follow from the play. */
export const CONDITIONS = ["incapacitated", "seriouslyWounded", "actionLost"] as const;

/** `setCondition`. Refused (`badArgument`): a condition of the rules. */
export const setCondition: CommonRule<State, DeclareEvent, CommonArguments["setCondition"]> = {
  isPhase: isMendingTime,
  decide(play, { as, args: { condition, until, source, note } }) {
    requireMark(condition);
    play.emit({
      type: "conditionSet",
      as,
      condition,
      ...(until === undefined ? {} : { until }),
      ...(source === undefined ? {} : { source }),
      ...(note === undefined ? {} : { note }),
    });
  },
};

/**
 * `clearCondition`. Refused (`badArgument`): a condition of the rules (but a serious wound in set-up), a mark that is not
 * there.
 */
export const clearCondition: CommonRule<State, DeclareEvent, CommonArguments["clearCondition"]> = {
  isPhase: isMendingTime,
  decide(play, { as, args: { condition } }) {
    const { marks, isSeriouslyWounded } = fighterOf(play.state, as);
    const isHealed = condition === "seriouslyWounded" && isSeriouslyWounded && play.state.phase === "setup";
    if (isHealed) return play.emit({ type: "conditionCleared", as, condition });
    requireMark(condition);
    const set = marks.map((mark) => mark.condition);
    if (!set.includes(condition)) {
      refuse("badArgument", `condition: one of ${set.join(", ") || "none"}`, { field: "condition", allowed: set });
    }
    play.emit({ type: "conditionCleared", as, condition });
  },
};

function requireMark(condition: string): void {
  if (!CONDITIONS.some((each) => each === condition)) return;
  refuse("badArgument", `condition: ${condition} follows from the play`, { field: "condition" });
}
