/** KG-4.1: the techniques named in an attack or a defence, checked one after the other. */
import { z } from "zod";
import { refuse } from "../../core/refusal.ts";
import type { Technique, TechniqueKind } from "../definitions.ts";
import type { Fighter } from "../fighter.ts";
import { isFor } from "../rules/techniques.ts";

/** The argument `techniques`; left out, it is none. */
export const techniquesArgument = z.array(z.string()).max(100).default([]);

/**
 * The techniques with these ids, or a refusal at the first that may not be used.
 * @param rules `kinds` that fit the moment; `more` refuses what is wrong besides
 */
export function requireTechniques(
  fighter: Fighter,
  ids: readonly string[],
  rules: { readonly kinds: readonly TechniqueKind[]; more?(technique: Technique): void },
): readonly Technique[] {
  return ids.map((id, i) => {
    if (ids.indexOf(id) < i) refuseTechnique("badArgument", `${id} is named twice`);
    const technique = requireKnown(fighter, id, rules.kinds);
    requireWeapon(fighter, technique);
    rules.more?.(technique);
    return technique;
  });
}

/** A technique on the sheet, of a kind that fits the moment. */
export function requireKnown(fighter: Fighter, id: string, kinds: readonly TechniqueKind[]): Technique {
  const technique = fighter.techniques.find((known) => known.id === id);
  if (technique === undefined) refuseTechnique("techniqueNotKnown", `${id} has not been learned`);
  if (!kinds.includes(technique.kind)) {
    refuseTechnique("wrongTechniqueKind", `${id} is of kind ${technique.kind}; here ${kinds.join(" or ")}`);
  }
  return technique;
}

/** The weapon in hand must be one of the technique's. */
export function requireWeapon(fighter: Fighter, technique: Technique): void {
  if (!isFor(technique, fighter.wielded)) {
    refuseTechnique("wrongWeapon", `${technique.id} is not for ${fighter.wielded}`);
  }
}

/** Refuses because of a technique. */
export function refuseTechnique(code: string, message: string): never {
  refuse(code, message, { field: "techniques" });
}
