import type { Command } from "../../core/command.ts";
import type { Json } from "../../core/json.ts";
import type { Prompt } from "../../core/prompt.ts";
import type { TableView } from "../../core/tableView.ts";
import { oneOf, type Random } from "../../play/randomly.ts";
import { healthOf, mostOf, optionsOf, traitOf } from "./reading.ts";

/** The declared action is carried out; a wounded or lucky one puts a point of hot soul into an attack. */
export function suggestExecution(view: TableView, prompt: Prompt, random: Random): Command {
  const target = optionsOf(prompt, "target").toSorted(
    (a, b) => healthOf(view.combatants[a]) - healthOf(view.combatants[b]),
  )[0];
  return {
    type: "execute",
    as: prompt.as,
    ...(hasField(prompt, "soul")
      ? { soul: soulFor(prompt, healthOf(view.combatants[String(prompt.as)]), random) }
      : {}),
    ...(target === undefined ? {} : { target }),
  };
}

/** The way with the highest own value, mostly; to a general action a reaction, mostly. */
export function suggestReaction(view: TableView, prompts: readonly Prompt[], random: Random): Command | undefined {
  const me = view.combatants[String(prompts[0]?.as)];
  const options = prompts.flatMap((prompt) => reactionsOf(prompt).map((reaction) => ({ prompt, ...reaction })));
  const valued = options.map((option) => ({ ...option, value: traitOf(me, option.ability, 3) + 3 * random() }));
  const best = valued.toSorted((a, b) => b.value - a.value)[0];
  if (best === undefined) return undefined;
  const { prompt, way, skill } = best;
  return {
    type: "react",
    as: prompt.as,
    to: optionsOf(prompt, "to")[0],
    way,
    ...(skill === undefined ? {} : { skill }),
    ...(hasField(prompt, "soul") ? { soul: soulFor(prompt, healthOf(me), random) } : {}),
  };
}

/** What may be chosen in one prompt, and the value it goes by; a response is worth as much as a good defence. */
function reactionsOf(prompt: Prompt): readonly { way: string; ability: string; skill?: string }[] {
  return optionsOf(prompt, "way").flatMap((way) => {
    if (way === "engage") return optionsOf(prompt, "skill").map((skill) => ({ way, ability: skill, skill }));
    return [{ way, ability: { evade: "athletics", sense: "sense", respond: "athletics" }[way] ?? "" }];
  });
}

/** The GM's ruling: some of the affected are disturbed. */
export function suggestRuling(prompts: readonly Prompt[], random: Random): Command | undefined {
  const prompt = prompts[0];
  if (prompt === undefined) return undefined;
  const chosen = prompts.length > 1 ? oneOf(random, prompts) : prompt;
  const disturbs: Json = optionsOf(chosen, "disturbs").filter(() => random() < 0.6);
  return {
    type: "ruleAction",
    as: chosen.as,
    disturbs,
    reaction: optionsOf(chosen, "reaction")[0],
    ...(optionsOf(chosen, "reaction")[0] === "check" ? { ability: oneOf(random, ["athletics", "sense"]) } : {}),
  };
}

function hasField(prompt: Prompt, name: string): boolean {
  return prompt.fields.some((field) => field.name === name);
}

function soulFor(prompt: Prompt, health: number, random: Random): number {
  return random() < (health < 0.5 ? 0.6 : 0.2) ? Math.min(1, mostOf(prompt, "soul")) : 0;
}
