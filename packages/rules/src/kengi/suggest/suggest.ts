/** A sensible move for a bot, from what its seat sees and is offered. */
import type { Command } from "../../core/command.ts";
import type { Prompt } from "../../core/prompt.ts";
import type { TableView } from "../../core/tableView.ts";
import { oneOf, type Random } from "../../play/randomly.ts";
import { suggestAction } from "./action.ts";
import { suggestRemedy } from "./aftermath.ts";
import { suggestDefence } from "./defence.ts";
import { optionsOf } from "./fields.ts";

/** The move, or nothing where the bot has no opinion. After the fight it waits once all wounds are bound. */
export function suggest(view: TableView, _seat: unknown, random: Random): Command | "wait" | undefined {
  const [first] = view.prompts;
  if (first?.as === undefined) return undefined;
  const { as } = first;
  const prompts = view.prompts.filter((prompt) => prompt.as === as);
  const me = view.combatants[as];
  switch (view.phase) {
    case "action":
      return me && suggestAction({ view, me, prompts, random });
    case "defence":
      return suggestDefence(view, prompts, random);
    case "doubling":
      return suggestDoubling(first, random);
    case "mortalChoice":
      return { type: "mortalChoice", as, double: random() < 0.8 };
    case "aftermath":
      return suggestRemedy(view, view.prompts, random) ?? "wait";
    default:
      return undefined;
  }
}

/** Dexterity, strength and agility decide most fights; any ability is better than none. */
function suggestDoubling(prompt: Prompt, random: Random): Command {
  const options = optionsOf(prompt, "attribute").filter((option) => option !== "none");
  const liked = ["dexterity", "dexterity", "strength", "agility"].filter((option) => options.includes(option));
  const attribute = oneOf(random, [...liked, ...options, ...(options.length === 0 ? ["none"] : [])]);
  return { type: "doubleAttribute", as: prompt.as, attribute };
}
