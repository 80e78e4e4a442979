import type { ChoiceTrace } from "../ruleset.ts";
import type { SubturnEvent } from "./events.ts";

/**
 * ST-25.8 for `undo`: a secret feint is made behind the screen, opened by the defence number of the attack that uses it,
 * and dropped unseen otherwise. Everything else is declared openly, or is the GM's to know and to do over.
 */
export function traceChoices(event: SubturnEvent): ChoiceTrace | undefined {
  switch (event.type) {
    case "feintResolved":
      if (event.amountKnownTo === undefined || event.amount === 0) return undefined;
      return { made: [feintKey(event.as, event.target)] };
    case "defenseRolled":
      return event.feintBy === undefined ? undefined : { opened: [feintKey(event.feintBy, event.as)] };
    case "conditionEnded":
      return event.condition === "feinted" ? { dropped: [feintKey(event.source, event.as)] } : undefined;
    default:
      return undefined;
  }
}

function feintKey(feinter: string, target: string): string {
  return `feint:${feinter}:${target}`;
}
