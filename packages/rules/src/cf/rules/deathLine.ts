// CF-11.2 to CF-11.6: where a combatant dies; the words of health.
import type { Fighter } from "../fight.ts";
import type { House } from "../house.ts";
import { partOf } from "./rounding.ts";

const LAST = -10;

/** The HP at which it dies: PCs and important NPCs below 0, everybody else at 0 (CF-11.2, CF-11.3, CF-11.5). */
export function deathAt(house: House, fighter: Fighter): number {
  if (fighter.kind === "npc" && !fighter.sheet.important) return 0;
  if (fighter.maxHp <= 20) return LAST;
  const nearest = house.deathLine === "beyondTen" ? LAST - 1 : LAST;
  return Math.min(nearest, -partOf(house, fighter.maxHp, 2));
}

/** The word that tells how somebody is without giving its numbers (§4). */
export type Health = "dead" | "down" | "unhurt" | "hurt" | "bloodied" | "nearDeath";

/** The word for a combatant. */
export function healthOf(fighter: Fighter): Health {
  return fighter.isDead ? "dead" : healthAt(fighter.hp, fighter.maxHp);
}

/** The word for HP of a living one. */
export function healthAt(hp: number, max: number): Exclude<Health, "dead"> {
  if (hp <= 0) return "down";
  if (hp === max) return "unhurt";
  if (2 * hp > max) return "hurt";
  return 4 * hp > max ? "bloodied" : "nearDeath";
}
