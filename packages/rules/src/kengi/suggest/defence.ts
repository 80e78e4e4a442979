/** A bot's defence: the best chance, but openings cost, and a counterattack is worth something. */
import type { Command } from "../../core/command.ts";
import type { Prompt } from "../../core/prompt.ts";
import type { TableView } from "../../core/tableView.ts";
import type { Random } from "../../play/randomly.ts";
import { composeDefence, defenceInfoOf } from "../info.ts";
import { mostOf, optionsOf } from "./fields.ts";
import { MOST_WEIGHED, subsets } from "./subsets.ts";
import { chanceWith, weighed } from "./weighing.ts";

/** What the hit value is guessed to be without its die, where it is not known. */
const USUAL_HIT = 9;
/** An average die. */
const MEAN = 10.5;

/** The chosen way and techniques. */
export function suggestDefence(view: TableView, prompts: readonly Prompt[], random: Random): Command | undefined {
  const hit = hitIn(view);
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
  const { guard, cost, counter } = composeDefence(defenceInfoOf(prompt), techniques);
  const chance = chanceWith(guard + MEAN - hit);
  return Math.max(0.02, chance * (counter === undefined ? 1 : 1.25) - 0.12 * cost);
}

/** The hit value, as far as the table knows it. */
function hitIn({ board }: TableView): number {
  const attack = board?.attack;
  const total = typeof attack === "object" && attack !== null && "total" in attack ? attack.total : undefined;
  return typeof total === "number" ? total : USUAL_HIT + MEAN;
}
