// §1: present, able, down; enemy and ally. CF-9.8: countable.
import { activeConditions, isUnder } from "../conditions/active.ts";
import type { CfFight, Fighter } from "../fight.ts";

/** Neither dead nor removed. */
export function isPresent(fighter: Fighter): boolean {
  return !fighter.isDead && !fighter.isRemoved;
}

/** HP at or below 0 and not dead. */
export function isDown(fighter: Fighter): boolean {
  return fighter.hp <= 0 && !fighter.isDead;
}

/** Present and free to act: not unconscious, not paralysed. */
export function isAble(fight: CfFight, fighter: Fighter): boolean {
  return isPresent(fighter) && !isUnder(fight.house, fighter, "noActions");
}

/** Present and conscious; the paralysed are (CF-13.14). */
export function isConscious(fight: CfFight, fighter: Fighter): boolean {
  return isPresent(fighter) && !isUnder(fight.house, fighter, "senseless");
}

/** Of another side. */
export function isEnemy(a: Fighter, b: Fighter): boolean {
  return a.side !== b.side;
}

/** Another one of the same side. */
export function isAlly(a: Fighter, b: Fighter): boolean {
  return a.side === b.side && a.id !== b.id;
}

/** Counts for flanking, as flanker and as friend (CF-9.8; `paralyzedCounts`). */
export function isCountable(fight: CfFight, fighter: Fighter): boolean {
  if (!isPresent(fighter)) return false;
  const active = activeConditions(fight.house, fighter);
  if (active.some(({ rule }) => rule.uncountable === true)) return false;
  return fight.house.paralyzedCounts || !active.some(({ key }) => key === "paralyzed");
}
