// For `undo`: an undo that lands between a pick or a sealed guess and its opening goes back to before it.
import type { ChoiceTrace } from "../ruleset.ts";
import type { ChameleonEvent } from "./events.ts";

const PICK = "pick";
const guessOf = (id: string) => `guess:${id}`;

/**
 * What an event does to the picks and sealed guesses of the turn. A pick counts as opened with the first thing that the
 * table learns of it: a guess that counts, or the power, even where the position itself stays covered.
 */
export function traceChoices(event: ChameleonEvent): ChoiceTrace | undefined {
  switch (event.type) {
    case "positionPicked":
      return { made: [PICK] };
    case "guessSealed":
    case "interferenceSealed":
      return { made: [guessOf(event.as)] };
    case "guessed":
      return { opened: [PICK, guessOf(event.as)] };
    case "positionRevealed":
    case "powerGained":
      return { opened: [PICK] };
    case "droppedOut":
    case "combatantRemoved":
      return { dropped: [guessOf(event.as)] };
    case "turnStarted":
    case "turnEnded":
    case "roundEnded":
    case "fightEnded":
      return { dropped: "all" };
    default:
      return undefined;
  }
}
