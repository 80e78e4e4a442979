import { type Ability, type Fighter, weaponOf } from "../fighter.ts";
import type { House } from "../house.ts";
import type { Attack, Reaction } from "../state.ts";
import { FISTS } from "../weapons.ts";
import type { Check } from "./achievement.ts";
import { distanceBetween, distanceModifier } from "./distance.ts";

// DC-5.3, DC-5.4, DC-5.5: which values an attack and its defence are rolled with.

/** The attacker's check: the skill follows from the weapon, a shot adds the modifier of its distance. */
export function attackCheck(attack: Attack, attacker: Fighter, target: Fighter, house: House): Check {
  const weapon = weaponOf(attacker, attack.weapon);
  const rest = { soul: attack.soul, why: `attack of ${attacker.id}` };
  if (weapon.type === "melee") return { base: [term(attacker, weapon.id === FISTS.id ? "brawl" : "melee")], ...rest };
  const distance = distanceModifier(weapon, distanceBetween(attacker, target, house), house);
  return { base: [term(attacker, "shooting"), { term: "distance", value: distance }], ...rest };
}

/** The defender's check: the chosen skill when fighting back, `athletics` when evading, `sense` against a shot. */
export function defenceCheck(reaction: Reaction, defender: Fighter): Check {
  return {
    base: [term(defender, abilityOf(reaction))],
    soul: reaction.soul,
    why: `defence of ${defender.id}`,
  };
}

/** DC-5.2: the attack hits if the attacker's achievement is higher; equal is a miss. */
export function isHit(attack: { readonly total: number }, defence: { readonly total: number }): boolean {
  return attack.total > defence.total;
}

function abilityOf(reaction: Reaction): Ability {
  switch (reaction.way) {
    case "engage":
      return reaction.skill ?? "brawl";
    case "evade":
      return "athletics";
    case "sense":
      return "sense";
  }
}

function term(fighter: Fighter, ability: Ability) {
  return { term: ability, value: fighter.abilities[ability] };
}
