/** KG-7.10, KG-7.11: effective abilities. */
import type { Ability } from "../definitions.ts";
import type { Fighter } from "../fighter.ts";
import type { House } from "../house.ts";

/** An ability as it counts now: doubled by will at 重傷, by the mortal state, or by both (×4 only with `doublingStacks`). */
export function abilityOf(fighter: Fighter, ability: Ability, house: House): number {
  const byWill = fighter.doubled.includes(ability);
  const factor = byWill && fighter.mortal && house.doublingStacks ? 4 : byWill || fighter.mortal ? 2 : 1;
  return fighter.abilities[ability] * factor;
}
