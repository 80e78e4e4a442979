import type { Fighter } from "../fighter.ts";
import type { House } from "../house.ts";
import type { ShootingWeapon } from "../weapons.ts";

// DC-5.6, DC-5.7 (distance), DC-1.4 and DC-3.9 (moving): places are zones on a line.

/** How far apart two combatants are, in metres. */
export function distanceBetween(a: Fighter, b: Fighter, house: House): number {
  return Math.abs(a.zone - b.zone) * house.zoneMetres;
}

/** Can the weapon shoot that far? @param metres the distance */
export function isWithinRange(weapon: ShootingWeapon, metres: number): boolean {
  return metres <= weapon.max;
}

/** The modifier of a shot's hit check at a distance in metres. */
export function distanceModifier(weapon: ShootingWeapon, metres: number, house: House): number {
  if (metres <= weapon.near) return house.distanceNear;
  return metres <= weapon.far ? house.distanceMedium : house.distanceFar;
}

/** Is this a zone of the line? */
export function isZone(zone: number, house: House): boolean {
  return Number.isInteger(zone) && zone >= 0 && zone <= house.zoneMax;
}

/** The zones a combatant may declare to move to, from low to high; not the present one. */
export function zonesInReach(fighter: Fighter, house: House): readonly number[] {
  const first = Math.max(0, fighter.zone - house.moveZones);
  const last = Math.min(house.zoneMax, fighter.zone + house.moveZones);
  const zones = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  return zones.filter((zone) => zone !== fighter.zone);
}
