import type { Prompt, TableView } from "@yomiai/rules";
import { type MoveParts, moveOnce } from "./oneMove.ts";

/** Moves of one call: more than any company makes before somebody else is asked or the round is over. */
const MAX_MOVES = 400;

/**
 * Lets the GM's own combatants do what they are asked now, until none of them is asked any more, a new phase of the fight
 * is reached, or the round is over: a dozen enemies in one go. In set-up each question is answered once. Nothing is done
 * for players' combatants and nothing that is a GM's tool; every move is a command of the GM's like any other, with its
 * lines, its secrets and its undo.
 * @returns how many moves were made
 */
export async function playNpcs(parts: MoveParts): Promise<number> {
  const { table } = parts;
  const { phase, round } = table.view("gm");
  const isBefore = phase === "setup";
  const answered = new Set<string>();
  for (let moves = 0; moves < MAX_MOVES; moves++) {
    const view = table.view("gm");
    if (view.round !== round || (isBefore && view.phase !== phase)) return moves;
    const prompts = askedOfNpcs(view).filter(({ id }) => !answered.has(id));
    if (prompts.length === 0) return moves;
    const asked = isBefore ? prompts.slice(0, 1) : prompts;
    if (isBefore) for (const { id } of asked) answered.add(id);
    if (!(await moveOnce(parts, "gm", { ...view, prompts: asked })) && !isBefore) return moves;
  }
  return MAX_MOVES;
}

/** What is asked of the combatants that the GM plays; in a fight only of those that the table waits for. */
function askedOfNpcs(view: TableView): readonly Prompt[] {
  return view.prompts.filter(({ as }) => {
    const combatant = as === undefined ? undefined : view.combatants[as];
    if (combatant === undefined) return false;
    const isNpc = (combatant.traits.controller ?? combatant.owner) === "gm";
    return isNpc && (view.phase === "setup" || view.active.includes(combatant.id));
  });
}
