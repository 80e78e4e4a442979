// CF-12.9: the GM sets and clears conditions by hand.
import type { CommonArguments, CommonRule } from "../../core/commandRule.ts";
import { findCombatant } from "../../core/fight.ts";
import { refuse } from "../../core/refusal.ts";
import { wrongArgument } from "../commands/arguments.ts";
import { findCondition } from "../conditions/active.ts";
import { DURATIONS, type Duration, isOfSource } from "../conditions/durations.ts";
import { conditionRuleOf, isCondition } from "../conditions/table.ts";
import type { CfEvent } from "../events.ts";
import { type CfFight, fighterOf } from "../fight.ts";
import { isPresent } from "../rules/standing.ts";
import { drawConsequences } from "../steps/afterwards.ts";
import { endCondition, isByHp, setCondition as set } from "../steps/conditions.ts";
import { isFighting, isMendingTime } from "./fighting.ts";

type Rule<C extends keyof CommonArguments> = CommonRule<CfFight, CfEvent, CommonArguments[C]>;

/** `setCondition {condition, until?, source?, note?}`; one who is unconscious by HP stays so (CF-12.5). */
export const setCondition: Rule<"setCondition"> = {
  isPhase: isFighting,
  obstacle: (fight, { as }) => (isPresent(fighterOf(fight, as ?? "")) ? undefined : "badTarget"),
  decide(draft, { as, args }) {
    const key = readKey(draft.state, args.condition);
    const until = readDuration(args.until ?? "removed");
    const { source, note } = args;
    if (source !== undefined && findCombatant(draft.state, source) === undefined) {
      wrongArgument("source", "a combatant");
    }
    if (source === undefined && needsSource(draft.state, key, until)) wrongArgument("source", "whose it is");
    set(draft, as, { key, until, source, note });
    drawConsequences(draft);
  },
};

/** `clearCondition {condition}` (`badTarget` if it is not there itself, or is unconsciousness by HP). */
export const clearCondition: Rule<"clearCondition"> = {
  isPhase: isMendingTime,
  decide(draft, { as, args }) {
    const key = readKey(draft.state, args.condition);
    const condition = findCondition(fighterOf(draft.state, as), key);
    if (condition === undefined || isByHp(condition)) {
      refuse("badTarget", "condition: one that is there itself, not unconsciousness by HP", { field: "condition" });
    }
    endCondition(draft, as, key);
    drawConsequences(draft);
  },
};

function readKey({ house }: CfFight, key: string): string {
  return isCondition(house, key) ? key : wrongArgument("condition", "a condition of the rules or of this table");
}

function readDuration(given: string): Duration {
  return DURATIONS.find((duration) => duration === given) ?? wrongArgument("until", DURATIONS.join(", "));
}

/** Domination, fear and the durations of a source say whose they are. */
function needsSource({ house }: CfFight, key: string, until: Duration): boolean {
  const { obeys, flees } = conditionRuleOf(house, key);
  return isOfSource(until) || obeys === true || flees === true;
}
