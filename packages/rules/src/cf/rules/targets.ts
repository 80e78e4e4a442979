// CF-3.4, CF-6.3, CF-6.4, CF-8.7, CF-8.12: whom one can reach.
import type { CfFight, Fighter } from "../fight.ts";
import type { Weapon } from "../sheet/item.ts";
import type { Area, Special, Spell } from "../sheet/powers.ts";
import { readyWeapons } from "./items.ts";
import { distance, marksWithin } from "./movement.ts";
import { isAlly, isEnemy, isPresent } from "./standing.ts";

/** How far something reaches: melee within its reach, ranged within its range; 0 m is the engagement. */
export type Reach = { readonly isRanged: boolean; readonly metres: number };

/** A weapon's reach (CF-6.3, CF-6.4). */
export function reachOfWeapon({ mode, reach, range }: Weapon): Reach {
  return mode === "ranged" ? { isRanged: true, metres: range } : { isRanged: false, metres: reach };
}

/** A special's own reach; with weapon damage the weapon's counts instead (CF-8.10). */
export function reachOfSpecial({ mode, reach, range }: Special): Reach {
  return mode === "ranged" ? { isRanged: true, metres: range } : { isRanged: false, metres: reach };
}

/** A spell's reach: touch is the engagement; the centre of an area may be as far as its `range` (CF-8.12). */
export function reachOfSpell({ mode, range, area }: Spell): Reach {
  return { isRanged: mode === "ranged", metres: mode === "ranged" || area !== undefined ? range : 0 };
}

/** May it be the target of a single attack: present, and not oneself (CF-8.7)? */
export function isTarget(attacker: Fighter, target: Fighter): boolean {
  return isPresent(target) && target.id !== attacker.id;
}

/** Is it near enough? */
export function isInReach(attacker: Fighter, target: Fighter, reach: Reach): boolean {
  return distance(attacker, target) <= reach.metres;
}

/** Ids of all possible targets within reach, in listing order. */
export function targetsInReach(fight: CfFight, attacker: Fighter, reach: Reach): readonly string[] {
  return fight.combatants.flatMap((c) => (isTarget(attacker, c) && isInReach(attacker, c, reach) ? [c.id] : []));
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
  return fight.combatants.flatMap((c) => {
    const isMeant = area.affects === "enemies" ? isEnemy(user, c) : area.origin === "point" || c.id !== user.id;
    return isMeant && isPresent(c) && distance(c, { at: centre }) <= area.radius ? [c.id] : [];
  });
}

/** Marks within reach around which an area would meet somebody. */
export function centresInReach(fight: CfFight, user: Fighter, area: Area, reach: Reach): readonly number[] {
  return marksWithin(fight, user.at, reach.metres).filter((mark) => targetsInArea(fight, user, area, mark).length > 0);
}
