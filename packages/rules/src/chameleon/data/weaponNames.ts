// Names of weapons for events and prompts. The terms have those of the source; what was made at the table brings its own.
import type { OptionLabels } from "../../core/prompt.ts";
import { lookUp } from "../lookUp.ts";
import { BUILT_IN } from "./builtInWeapons.ts";
import type { Weapon } from "./weapon.ts";

/** The name of a weapon as an event tells it: only of one that was made at the table. */
export function tableName({ id, name }: Weapon): { readonly name?: string } {
  return lookUp<Weapon>(BUILT_IN, id)?.name === name ? {} : { name };
}

/** Labels for the options of a prompt: of weapons that were made at the table. */
export function labelsOf(weapons: readonly Weapon[]): { readonly labels?: OptionLabels } {
  const made = weapons.flatMap((weapon) => {
    const { name } = tableName(weapon);
    return name === undefined ? [] : [[weapon.id, name] as const];
  });
  return made.length === 0 ? {} : { labels: Object.fromEntries(made) };
}
