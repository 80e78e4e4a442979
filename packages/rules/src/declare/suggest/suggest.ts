import type { Command } from "../../core/command.ts";
import type { TableView } from "../../core/tableView.ts";
import { oneOf, type Random } from "../../play/randomly.ts";
import { suggestExecution, suggestReaction, suggestRuling } from "./acting.ts";
import { suggestDeclaration } from "./declaring.ts";
import { isActive } from "./reading.ts";

/** A sensible move for a bot. It waits when its combatants have declared and only may change their minds. */
export function suggest(view: TableView, _seat: unknown, random: Random): Command | "wait" | undefined {
  if (view.phase === "ruling") return suggestRuling(view.prompts, random);
  const asked = [...new Set(view.prompts.filter((prompt) => isActive(view, prompt)).map(({ as }) => as))];
  if (asked.length === 0) return "wait";
  const as = oneOf(random, asked);
  const prompts = view.prompts.filter((prompt) => prompt.as === as);
  const [first] = prompts;
  if (as === undefined || first === undefined) return undefined;
  switch (view.phase) {
    case "declare":
      return suggestDeclaration({ view, as, prompts, random });
    case "execute":
      return suggestExecution(view, prompts.find(({ type }) => type === "execute") ?? first, random);
    case "reaction":
      return suggestReaction(view, prompts, random);
    default:
      return undefined;
  }
}
