import type { Command } from "../../core/command.ts";
import type { Prompt } from "../../core/prompt.ts";
import type { TableView } from "../../core/tableView.ts";
import { foesOf, optionOf, type StrikeInfo, strikeIn } from "./read.ts";

/** How good a blow looks, and the command for it. */
export type Blow = { readonly command: Command; readonly worth: number; readonly targetNumber: number };

/** Of 216 throws of 3D6, how many total at most 3, 4, …, 18. */
const AT_MOST = [1, 4, 10, 20, 35, 56, 81, 108, 135, 160, 181, 196, 206, 212, 215, 216];

/** Chance of 3D6 at most a number, in 216ths; 3 and 4 always do it, 17 and 18 never (ST-21.1). */
export function chanceOf(targetNumber: number): number {
  const counted = Math.max(4, Math.min(16, targetNumber));
  return AT_MOST[counted - 3] ?? 0;
}

/** What being struck from there is worth to the one who strikes, in tenths. */
const DIRECTION_WORTH = { front: 10, side: 13, rear: 20 };
/** What is left of a blow's worth with the condition that it leaves one in, in tenths. */
const EFFECT_WORTH: Readonly<Record<string, number>> = { offBalance: 8, wideOpen: 6 };

/** Every attack on a foe that is offered, best first. */
export function blowsIn(view: TableView, as: string): readonly Blow[] {
  const self = view.combatants[as];
  if (self === undefined) return [];
  const foes = foesOf(view, self).map(({ id }) => id);
  return view.prompts
    .filter((prompt) => prompt.type === "attack" && foes.includes(optionOf(prompt, "target")))
    .flatMap((prompt) => blowsOf(prompt))
    .toSorted((a, b) => b.worth - a.worth);
}

function blowsOf(prompt: Prompt): readonly Blow[] {
  const info = strikeIn(prompt);
  if (info === undefined) return [];
  const manner = prompt.fields.find(({ name }) => name === "mode" || name === "toPosture")?.name ?? "mode";
  return Object.entries(info.options).map(([choice, option]) => ({
    command: {
      type: prompt.type,
      ...(prompt.as === undefined ? {} : { as: prompt.as }),
      technique: optionOf(prompt, "technique"),
      target: optionOf(prompt, "target"),
      [manner]: choice,
    },
    worth: worthOf(info, option, { choice, rises: manner === "toPosture" }),
    targetNumber: option.targetNumber,
  }));
}

type Option = StrikeInfo["options"][string];

function worthOf(info: StrikeInfo, option: Option, by: { readonly choice: string; readonly rises: boolean }): number {
  const damage = Math.max(1, info.damage.dice * 7 + info.damage.add * 2);
  const effect = option.effect === undefined ? 10 : (EFFECT_WORTH[option.effect] ?? 9);
  const rising = by.rises && by.choice === "upright" ? 11 : 10;
  const declared = by.choice === "step" || by.choice === "move" ? 9 : 10;
  return chanceOf(option.targetNumber) * damage * DIRECTION_WORTH[info.direction] * effect * rising * declared;
}

/** A feint in place of a blow, with the same technique at the same foe, if it is offered. */
export function feintLike(view: TableView, { technique, target, mode }: Command): Command | undefined {
  const prompt = view.prompts.find(
    (one) =>
      one.type === "feint" && optionOf(one, "technique") === technique && optionOf(one, "target") === target && one.as,
  );
  const options = prompt === undefined ? undefined : strikeIn(prompt)?.options;
  if (prompt?.as === undefined || options === undefined || typeof mode !== "string" || !(mode in options)) {
    return undefined;
  }
  return { type: "feint", as: prompt.as, technique, target, mode };
}
