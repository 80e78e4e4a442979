/** KG-3.3, KG-3.4, KG-3.6: the hit value (命中値), its die aside. */
import type { Technique } from "../definitions.ts";
import type { Parts } from "../events.ts";
import { type Fighter, weaponInHand } from "../fighter.ts";
import type { House } from "../house.ts";
import { abilityOf } from "./abilities.ts";
import { stanceInForce } from "./stance.ts";
import { total } from "./techniques.ts";

/** What is added to the attack die. Without a target its penalty (KG-3.6) is left out. */
export function hitParts(
  attacker: Fighter,
  use: { readonly techniques: readonly Technique[]; readonly target?: Fighter },
  house: House,
): Parts {
  const weapon = weaponInHand(attacker);
  const hampered = house.armourPenalty === "own" ? attacker : use.target;
  return {
    dexterity: abilityOf(attacker, "dexterity", house),
    skill: attacker.skills[weapon.skill],
    weapon: weapon.hit,
    techniques: total(use.techniques, "hit"),
    stance: stanceInForce(attacker)?.hit ?? 0,
    penalty: 0 - (hampered?.armour.penalty ?? 0),
  };
}
