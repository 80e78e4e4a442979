import type { Addend } from "../../ruleset.ts";
import { type Fighter, weaponOf } from "../fighter.ts";
import type { House } from "../house.ts";

// DC-7.1, DC-7.2, DC-7.3 (damage), DC-8.1, DC-8.3, DC-8.4 (heavy blow). No dice, no hot soul, no margin.

/** The damage of a hit, 0 or more, and what it is made of. */
export type Damage = { readonly amount: number; readonly parts: readonly Addend[] };

/** What a hit with the weapon does: bonus and weapon in close combat, the weapon's own damage for a shot. */
export function damageOf(attacker: Fighter, weaponId: string): Damage {
  const weapon = weaponOf(attacker, weaponId);
  const parts = [
    ...(weapon.type === "melee" ? [{ term: "damageBonus", value: attacker.damageBonus }] : []),
    { term: "weapon", value: weapon.damage },
  ];
  return { amount: atLeastNothing(parts.reduce((total, { value }) => total + value, 0)), parts };
}

/** DC-7.3: damage below 0 counts as 0. */
function atLeastNothing(damage: number): number {
  return Math.max(0, damage);
}

/** The HP of which a heavy blow takes more than half. */
export function heavyBlowBase(fighter: Fighter, house: House): number {
  return house.heavyBlowBase === "max" ? fighter.hp.max : fighter.roundStartHp;
}

/** Has it been dealt more than half in this round? Exactly half is not more; nothing is rounded. */
export function isStruckHeavily(fighter: Fighter, house: House): boolean {
  return 2 * fighter.roundDamage > heavyBlowBase(fighter, house);
}
