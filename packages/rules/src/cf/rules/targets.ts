// CF-3.4, CF-6.3, CF-6.4, CF-8.7, CF-8.12: whom one can reach.
import type { CfFight, Fighter } from "../fight.ts";
import type { Weapon } from "../sheet/item.ts";
import type { Area, Special, Spell } from "../sheet/powers.ts";
import { readyWeapons } from "./items.ts";
import { distance, marksWithin } from "./movement.ts";
import { isAlly, isEnemy, isPresent } from "./standing.ts";

/** Metres that the engagement reaches (CF-6.2). */
export const ENGAGED = 0;

/** Metres that a weapon reaches: melee its reach, ranged its range (CF-6.3, CF-6.4). */
export function reachOfWeapon({ mode, reach, range }: Weapon): number {
  return mode === "ranged" ? range : reach;
}

/** Metres that a special itself reaches; with weapon damage the weapon's count instead (CF-8.10). */
export function reachOfSpecial({ mode, reach, range }: Special): number {
  return mode === "ranged" ? range : reach;
}

/** Metres that a spell reaches: touch is the engagement; the centre of an area may be as far as its `range` (CF-8.12). */
export function reachOfSpell({ mode, range, area }: Spell): number {
  return mode === "ranged" || area !== undefined ? range : ENGAGED;
}

/** May it be the target of a single attack: present, and not oneself (CF-8.7)? */
export function isTarget(attacker: Fighter, target: Fighter): boolean {
  return isPresent(target) && target.id !== attacker.id;
}

/** Is it near enough? */
export function isInReach(attacker: Fighter, target: Fighter, metres: number): boolean {
  return distance(attacker, target) <= metres;
}

/** Ids of all possible targets within reach, in listing order. */
export function targetsInReach(fight: CfFight, attacker: Fighter, metres: number): readonly string[] {
  return fight.combatants.flatMap((c) => (isTarget(attacker, c) && isInReach(attacker, c, metres) ? [c.id] : []));
}

/** Does any weapon that is ready reach a possible target? (CF-8.4) */
export function hasTargetInReach(fight: CfFight, attacker: Fighter): boolean {
  return readyWeapons(fight, attacker).some(
    ({ weapon }) => targetsInReach(fight, attacker, reachOfWeapon(weapon)).length > 0,
  );
}

/** May it be given a potion: a present ally, unconscious or not (CF-3.4)? */
export function isPatient(giver: Fighter, target: Fighter): boolean {
  return isAlly(giver, target) && isPresent(target);
}

/** Ids of all whom an area around this mark meets, in listing order (CF-8.12). */
export function targetsInArea(fight: CfFight, user: Fighter, area: Area, centre: number): readonly string[] {
  const isMet = isMeantBy(user, area);
  return fight.combatants.flatMap((c) => (isMet(c) && isWithin(c, area, centre) ? [c.id] : []));
}

/** Does an area around this mark meet anybody? */
export function meetsSomebody(fight: CfFight, user: Fighter, area: Area, centre: number): boolean {
  const isMet = isMeantBy(user, area);
  return fight.combatants.some((c) => isWithin(c, area, centre) && isMet(c));
}

function isMeantBy(user: Fighter, { affects, origin }: Area): (target: Fighter) => boolean {
  return (c) => (affects === "enemies" ? isEnemy(user, c) : origin === "point" || c.id !== user.id) && isPresent(c);
}

function isWithin(target: Fighter, { radius }: Area, centre: number): boolean {
  return Math.abs(target.at - centre) <= radius;
}

/** Marks within reach around which an area would meet somebody. */
export function centresInReach(fight: CfFight, user: Fighter, area: Area, metres: number): readonly number[] {
  const isMet = isMeantBy(user, area);
  const places = new Set(fight.combatants.flatMap((c) => (isMet(c) ? [c.at] : [])));
  return marksWithin(fight, user.at, metres).filter((mark) => {
    for (const place of places) if (Math.abs(place - mark) <= area.radius) return true;
    return false;
  });
}
