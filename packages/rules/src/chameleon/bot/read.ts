// Picking and guessing: high values are tempting, and everybody knows that they are.
import type { Command } from "../../core/command.ts";
import type { CombatantView, TableView } from "../../core/tableView.ts";
import type { Random } from "../../play/randomly.ts";
import { POSITIONS, type Position } from "../data/positions.ts";
import { drawWeighted } from "./draw.ts";
import { numberOf, postureOf, promptOf, readValue } from "./table.ts";

/** What a value that nobody has seen yet is taken for. */
const UNSEEN = 4;

/** The pick of the combatant whose turn it is: mostly a high value, less so where the table has seen it. */
export function suggestPick(view: TableView, random: Random): Command | undefined {
  const prompt = promptOf(view, "pickPosition");
  if (prompt?.as === undefined) return undefined;
  const me = view.combatants[prompt.as];
  const position = drawWeighted(random, POSITIONS, (one) => {
    const isSeen = numberOf(me, `known.${one}`) !== undefined;
    return (1 + (readValue(me, one) ?? UNSEEN)) * (isSeen ? 0.6 : 1);
  });
  return { type: "pickPosition", as: prompt.as, position };
}

/** The guess of one of the seat's combatants, or first a wish to guess each for itself. */
export function suggestGuess(view: TableView, random: Random): Command | undefined {
  const request = promptOf(view, "requestIndividual");
  if (request !== undefined && random() < 0.25) return { type: "requestIndividual", as: request.as };
  const prompt = promptOf(view, "guess");
  return prompt && { type: "guess", as: prompt.as, position: guessAt(view, random) };
}

/** Interferes where there is much to recover and the own posture can bear a miss. */
export function suggestInterference(view: TableView, random: Random): Command | undefined {
  const prompt = promptOf(view, "interfere");
  if (prompt?.as === undefined) return undefined;
  const risk = postureOf(view.combatants[prompt.as]) > 3 ? 0.6 : 0.25;
  if (random() >= risk) return { type: "standAside", as: prompt.as };
  return { type: "interfere", as: prompt.as, position: guessAt(view, random) };
}

/** Guesses from what the table has learned; never from what only this seat may know of an ally's or own NPC's pick. */
function guessAt(view: TableView, random: Random): Position {
  const acting = typeof view.turn === "string" ? view.combatants[view.turn] : undefined;
  return drawWeighted(random, POSITIONS, (position) => likelihood(acting, position));
}

function likelihood(acting: CombatantView | undefined, position: Position): number {
  return 1 + (numberOf(acting, `known.${position}`) ?? UNSEEN);
}
