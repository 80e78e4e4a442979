import { labelsOf, withLabels } from "../../core/madeThings.ts";
import type { Prompt, PromptField } from "../../core/prompt.ts";
import { mostSoul } from "../commands/soul.ts";
import type { Fighter } from "../fighter.ts";
import type { House } from "../house.ts";
import type { Weapon } from "../weapons.ts";

/** A prompt whose id is its type, its combatant and what sets it apart from others of the type. */
export function prompt(
  type: string,
  as: string,
  fields: readonly PromptField[] = [],
  ...parts: readonly string[]
): Prompt {
  return { id: [type, as, ...parts].join(":"), type, as, fields };
}

/** An argument with this one value. */
export function fixed(name: string, value: string): PromptField {
  return { name, kind: "choice", options: [value] };
}

/** DC-6.1: the points of hot soul to spend; may be left out. */
export function soulField(fighter: Fighter, house: House): PromptField {
  return { name: "soul", kind: "number", min: 0, max: mostSoul(fighter, house), optional: true, default: 0 };
}

/** One of these weapons. Those made at the table bring their names. */
export function weaponField(weapons: readonly Weapon[]): PromptField {
  return { name: "weapon", kind: "choice", options: weapons.map(({ id }) => id), ...withLabels(labelsOf(weapons)) };
}
