import type { ChoiceTrace } from "../ruleset.ts";
import type { DeclareEvent } from "./events.ts";

// Section 6 (`undo`): a declaration is a secret choice until its group is published.

/** What an event means for secret choices. */
export function traceChoices(event: DeclareEvent): ChoiceTrace | undefined {
  switch (event.type) {
    case "declarationMade":
      return { made: [choiceOf(event.as)] };
    case "declarationWithdrawn":
    case "combatantRemoved":
      return { dropped: [choiceOf(event.as)] };
    case "declarationsPublished":
      return { opened: event.group.map(choiceOf) };
    default:
      return undefined;
  }
}

function choiceOf(id: string): string {
  return `declaration:${id}`;
}
