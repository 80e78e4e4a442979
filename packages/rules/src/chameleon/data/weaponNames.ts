// Names of weapons for events and prompts. The terms have those of the source; what was made at the table brings its own.
import { labelsOf as labelsOfThings, withLabels } from "../../core/madeThings.ts";
import type { OptionLabels } from "../../core/prompt.ts";
import { lookUp } from "../lookUp.ts";
import { BUILT_IN } from "./builtInWeapons.ts";
import type { Weapon } from "./weapon.ts";

/** The name of a weapon as an event tells it: only of one that was made at the table. */
export function tableName({ id, name }: Weapon): { readonly name?: string } {
  return lookUp<Weapon>(BUILT_IN, id)?.name === name ? {} : { name };
}

/** Names of those of these weapons that were made at the table, by id. */
export function madeNames(weapons: readonly Weapon[]): OptionLabels {
  return labelsOfThings(weapons.map((weapon) => ({ id: weapon.id, ...tableName(weapon) })));
}

/** Labels for the options of a prompt: of weapons that were made at the table. */
export function labelsOf(weapons: readonly Weapon[]): { readonly labels?: OptionLabels } {
  return withLabels(madeNames(weapons));
}
