// For `undo`: one that lands between a pick or a sealed guess and its opening goes back to before the pick. Guesses
// need no trace of their own: they are made after the pick and opened with it.
import type { ChoiceTrace } from "../ruleset.ts";
import type { ChameleonEvent } from "./events.ts";

const PICK = "pick";

/**
 * What an event does to the turn's pick. It counts as opened with the first thing that the table learns of it: a guess
 * that counts, or the power, even where the position itself stays covered.
 */
export function traceChoices(event: ChameleonEvent): ChoiceTrace | undefined {
  switch (event.type) {
    case "positionPicked":
      return { made: [PICK] };
    case "guessed":
    case "positionRevealed":
    case "powerGained":
      return { opened: [PICK] };
    case "turnStarted":
    case "turnEnded":
    case "roundEnded":
    case "fightEnded":
      return { dropped: "all" };
    default:
      return undefined;
  }
}
