/** KG-6.1, KG-6.2: damage. No dice, and the margin of the hit plays no part (KG-6.3). */
import type { Technique } from "../definitions.ts";
import type { Parts } from "../events.ts";
import { type Fighter, weaponInHand } from "../fighter.ts";
import type { House } from "../house.ts";
import { abilityOf } from "./abilities.ts";
import { stanceInForce } from "./stance.ts";
import { total } from "./techniques.ts";

/** The terms of the damage. Without a target its protection is left out. */
export function damageParts(
  attacker: Fighter,
  use: { readonly techniques: readonly Technique[]; readonly target?: Fighter },
  house: House,
): Parts {
  const weapon = weaponInHand(attacker);
  const ability = weapon.range === "melee" ? "strength" : "dexterity";
  return {
    [ability]: abilityOf(attacker, ability, house),
    weapon: weapon.damage,
    skill: attacker.skills[weapon.skill],
    techniques: total(use.techniques, "damage"),
    stance: stanceInForce(attacker)?.damage ?? 0,
    protection: 0 - (use.target?.armour.protection ?? 0),
  };
}
