import { found, type Json, type NewCombatant, type Ruleset } from "@yomiai/rules";

/**
 * Combatants that the GM prepares, read as strictly as those of a table: each by itself, since not all of them need to
 * fit the same fight.
 * @throws Refused `badArgument` naming the field
 */
export function readReserved(combatants: readonly Json[], ruleset: Ruleset): readonly NewCombatant[] {
  return combatants.flatMap((combatant) => found(ruleset, { house: {}, combatants: [combatant] }).founding.combatants);
}
