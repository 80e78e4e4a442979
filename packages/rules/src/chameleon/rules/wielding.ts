// CH-4.4, 17.2, 17.4: which weapons and items a combatant can use, and on how many.
import { effectOf, type Weapon } from "../data/weapon.ts";
import type { Fighter, State, Use } from "../state.ts";
import { othersInPlay } from "./standing.ts";

/** The weapon with this id, if it is carried. */
export function weaponOf(fighter: Fighter, id: string): Weapon | undefined {
  return fighter.weapons.find((weapon) => weapon.id === id);
}

/** Why a carried weapon cannot be used: the refusal's code, or undefined if it can (CH-17.2). */
export function obstacleToUse(fighter: Fighter, weapon: Weapon): "notMastered" | "missingSkill" | undefined {
  if (weapon.requires.mastery && !fighter.mastered.includes(weapon.id)) return "notMastered";
  const { skill } = weapon.requires;
  return skill === undefined || fighter.skills.includes(skill) ? undefined : "missingSkill";
}

/** The uses of a weapon in an attack. */
export function usesOf(weapon: Weapon): readonly Use[] {
  return effectOf(weapon, "shot") === undefined ? ["break"] : ["break", "shot"];
}

/** How many targets one attack may name, at least 1 (CH-4.3, 17.4). A shot has one. Rounds down. */
export function targetLimit(
  state: State,
  fighter: Fighter,
  attack: { readonly weapon: Weapon; readonly use: Use },
): number {
  const area = effectOf(attack.weapon, "area");
  if (area === undefined || attack.use === "shot") return 1;
  if (area.count !== undefined) return area.count;
  if (area.perStrength !== undefined) return Math.max(1, Math.floor(fighter.strength / area.perStrength));
  return Math.max(1, othersInPlay(state, fighter.id).length);
}
