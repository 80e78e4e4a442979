/** A bot after the fight: it binds wounds, its own side's first. */
import type { Command } from "../../core/command.ts";
import type { Prompt } from "../../core/prompt.ts";
import type { TableView } from "../../core/tableView.ts";
import { oneOf, type Random } from "../../play/randomly.ts";
import { healthOf } from "./action.ts";
import { optionsOf } from "./fields.ts";

const remedies = ["firstAid", "salve", "heal"];

/** The first remedy at hand, for whoever needs it most; nothing if none is left. */
export function suggestRemedy(view: TableView, prompts: readonly Prompt[], random: Random): Command | undefined {
  const prompt = remedies.flatMap((type) => prompts.find((one) => one.type === type) ?? [])[0];
  if (prompt?.as === undefined) return undefined;
  const { side } = view.combatants[prompt.as] ?? {};
  const need = (id: string) => healthOf(view.combatants[id]) + (view.combatants[id]?.side === side ? 0 : 1);
  const [target] = optionsOf(prompt, "target").toSorted((a, b) => need(a) - need(b));
  const spells = optionsOf(prompt, "spell");
  return { type: prompt.type, as: prompt.as, ...(spells.length === 0 ? {} : { spell: oneOf(random, spells) }), target };
}
