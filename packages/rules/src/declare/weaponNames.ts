import { labelsOf, withLabels } from "../core/madeThings.ts";
import type { OptionLabels } from "../core/prompt.ts";
import { type Declaration, isAttack } from "./declaration.ts";
import type { Fighter } from "./fighter.ts";

/** `labels` with the name of this weapon, if it was made at the table. */
export function labelsOfWeapon(fighter: Fighter, weapon: string | undefined): { readonly labels?: OptionLabels } {
  return withLabels(labelsOf(fighter.weapons.filter(({ id }) => id === weapon)));
}

/** The names that a declaration needs to be told: of its weapon, if that was made at the table. */
export function namesIn(fighter: Fighter, declaration: Declaration): OptionLabels {
  return labelsOfWeapon(fighter, isAttack(declaration) ? declaration.weapon : undefined).labels ?? {};
}
