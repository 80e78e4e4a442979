/** KG-5.2 to KG-5.6: the guard value (防御値), its die aside. */
import type { Technique, Way } from "../definitions.ts";
import type { Parts } from "../events.ts";
import { type Fighter, weaponInHand } from "../fighter.ts";
import type { House } from "../house.ts";
import { abilityOf } from "./abilities.ts";
import { stanceInForce } from "./stance.ts";
import { isForWay, total } from "./techniques.ts";

/** What is added to the defence die. */
export function guardParts(
  defender: Fighter,
  use: { readonly way: Way; readonly techniques: readonly Technique[] },
  house: House,
): Parts {
  return use.way === "parry"
    ? parryParts(defender, use.techniques, house)
    : dodgeParts(defender, use.techniques, house);
}

/** KG-5.2, KG-5.4. */
function parryParts(defender: Fighter, techniques: readonly Technique[], house: House): Parts {
  const weapon = weaponInHand(defender);
  return {
    dexterity: abilityOf(defender, "dexterity", house),
    skill: defender.skills[weapon.skill],
    weapon: weapon.guard,
    techniques: total(techniques, "guard"),
    stance: stanceGuard(defender, "parry"),
    penalty: 0 - defender.armour.penalty,
  };
}

/** KG-5.3, KG-5.5: only with techniques does the weapon count. */
function dodgeParts(defender: Fighter, techniques: readonly Technique[], house: House): Parts {
  const addsWeapon = techniques.length > 0 && house.dodgeTechniqueAddsWeapon;
  return {
    agility: abilityOf(defender, "agility", house),
    dodge: defender.skills.dodge,
    weapon: addsWeapon ? weaponInHand(defender).guard : 0,
    techniques: total(techniques, "guard"),
    stance: stanceGuard(defender, "dodge"),
    penalty: 0 - defender.armour.penalty,
  };
}

function stanceGuard(defender: Fighter, way: Way): number {
  const stance = stanceInForce(defender);
  return stance !== undefined && isForWay(stance, way) ? stance.guard : 0;
}
