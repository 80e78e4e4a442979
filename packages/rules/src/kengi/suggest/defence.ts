/** A bot's defence: the best chance, but openings cost, and a counterattack is worth something. */
import type { Command } from "../../core/command.ts";
import type { Prompt } from "../../core/prompt.ts";
import type { TableView } from "../../core/tableView.ts";
import type { Random } from "../../play/randomly.ts";
import { hasIn, mostOf, numberAt, numberIn, optionsOf } from "./info.ts";
import { MOST_WEIGHED, subsets } from "./subsets.ts";
import { chanceWith, weighed } from "./weighing.ts";

/** What the hit value is guessed to be without its die, where it is not known. */
const USUAL_HIT = 9;
/** An average die. */
const MEAN = 10.5;

/** The chosen way and techniques. */
export function suggestDefence(view: TableView, prompts: readonly Prompt[], random: Random): Command | undefined {
  const hit = numberAt(view.board?.attack, "total") ?? USUAL_HIT + MEAN;
  const choices = prompts.flatMap((prompt) =>
    setsOf(prompt).map((techniques) => ({
      choice: commandOf(prompt, techniques),
      score: worthOf(prompt, techniques, hit),
    })),
  );
  return weighed(random, choices, 5);
}

function setsOf(prompt: Prompt): readonly (readonly string[])[] {
  const known = optionsOf(prompt, "techniques").slice(0, MOST_WEIGHED);
  const isParryUsed = prompt.fields.some((field) => field.kind === "choices" && field.min > 0);
  return subsets(known, { min: isParryUsed ? 1 : 0, max: Math.min(3, mostOf(prompt, "techniques")) });
}

function commandOf(prompt: Prompt, techniques: readonly string[]): Command {
  return { type: "defend", as: prompt.as, way: optionsOf(prompt, "way")[0], techniques };
}

function worthOf(prompt: Prompt, techniques: readonly string[], hit: number): number {
  const guard =
    numberIn(prompt, "base", "guard") +
    (techniques.length > 0 ? numberIn(prompt, "once", "guard") : 0) +
    techniques.reduce((sum, id) => sum + numberIn(prompt, "each", id, "guard"), 0);
  const chance = chanceWith(guard + MEAN - hit);
  const counters = techniques.filter((id) => hasIn(prompt, "each", id, "counter"));
  const openings = numberIn(prompt, "cost", techniques.length);
  return Math.max(0.02, chance * (counters.length > 0 ? 1.25 : 1) - 0.12 * openings);
}
