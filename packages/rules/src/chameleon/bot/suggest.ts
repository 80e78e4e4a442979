// The bot: a sensible move from what its seat sees. It plays all that a fight waits for, set-up and GM's rulings
// included, and leaves tools alone (offers, surprises, shuffles, the closing of windows).
import type { Command } from "../../core/command.ts";
import type { TableView } from "../../core/tableView.ts";
import { oneOf, type Random } from "../../play/randomly.ts";
import { suggestAllotment } from "./allot.ts";
import { suggestDeclaration } from "./declare.ts";
import { suggestGuess, suggestInterference, suggestPick } from "./read.ts";
import { fieldOf, promptOf } from "./table.ts";

const duties: readonly ((view: TableView, random: Random) => Command | undefined)[] = [
  suggestAllotment,
  suggestRuling,
  suggestPick,
  suggestGuess,
  suggestInterference,
  suggestDamage,
  suggestSurprise,
  suggestDeclaration,
];

/** The bot's move, or `wait` where nothing waits for this seat. */
export function suggest(view: TableView, _seat: unknown, random: Random): Command | "wait" {
  for (const duty of duties) {
    const command = duty(view, random);
    if (command !== undefined) return command;
  }
  return "wait";
}

/** A GM who lets players read for themselves has the livelier table. */
function suggestRuling(view: TableView, random: Random): Command | undefined {
  return promptOf(view, "ruleIndividual") && { type: "ruleIndividual", individual: random() < 0.8 };
}

/** All of it: mercy is for people. */
function suggestDamage(view: TableView): Command | undefined {
  const prompt = promptOf(view, "dealDamage");
  return prompt && { type: "dealDamage", as: prompt.as, amount: fieldOf(prompt, "amount", "number").max };
}

function suggestSurprise(view: TableView, random: Random): Command | undefined {
  const prompt = promptOf(view, "surprise");
  return (
    prompt && { type: "surprise", as: prompt.as, target: oneOf(random, fieldOf(prompt, "target", "choice").options) }
  );
}
