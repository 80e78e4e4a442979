/** KG-7.13, KG-10.6 to KG-10.9: healing, and what else is done after the fight. */
import type { Prompt, PromptField } from "../../core/prompt.ts";
import type { Fighter } from "../fighter.ts";
import { curable, finishable, healable } from "../rules/targets.ts";
import type { State } from "../state.ts";
import { oneOf, target } from "./fields.ts";

/** Magic: every known spell on every legal target. */
export function healPrompts(state: State, healer: Fighter): readonly Prompt[] {
  const targets = healer.spells.length === 0 ? [] : healable(state, healer);
  const dice = Object.fromEntries(healer.spells.map((spell) => [spell.id, spell.dice]));
  return onTargets("heal", healer, targets, { fields: [oneOf("spell", healer.spells)], info: { dice } });
}

/** What a living combatant may do until the GM ends the encounter. */
export function aftermathPrompts(state: State, fighter: Fighter): readonly Prompt[] {
  const hurt = curable(state, fighter);
  const untreated = hurt.filter(({ treated }) => !treated);
  const { firstAidHeals, salveHeals } = state.house;
  return [
    ...onTargets("firstAid", fighter, untreated, { info: { dice: firstAidHeals } }),
    ...onTargets("salve", fighter, fighter.salves > 0 ? hurt : [], { info: { dice: salveHeals } }),
    ...healPrompts(state, fighter),
    ...onTargets("finish", fighter, finishable(state, fighter), {}),
  ];
}

function onTargets(
  type: string,
  { id }: Fighter,
  targets: readonly Fighter[],
  more: { readonly fields?: readonly PromptField[]; readonly info?: NonNullable<Prompt["info"]> },
): readonly Prompt[] {
  if (targets.length === 0) return [];
  const { fields = [], ...rest } = more;
  return [{ id: `${type}:${id}`, type, as: id, fields: [...fields, target(targets)], ...rest }];
}
