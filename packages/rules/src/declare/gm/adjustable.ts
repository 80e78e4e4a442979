import type { Fighter } from "../fighter.ts";
import type { House } from "../house.ts";

// The numbers that the GM may adjust (the contract's `adjust`), with their ranges. Only the number changes: nobody goes
// down, gets up or moves in the order of the round by it.

/** A number of a combatant: where it stands and what it may be, both inclusive. */
export type Adjustable = {
  readonly read: (fighter: Fighter) => number;
  readonly write: (fighter: Fighter, value: number) => Partial<Fighter>;
  readonly range: (fighter: Fighter, house: House) => { readonly min: number; readonly max: number };
  /** Not a number of DC-10.3: everybody may know it of everybody. */
  readonly isPublic?: true;
};

const ability = (key: keyof Fighter["abilities"]): Adjustable => ({
  read: ({ abilities }) => abilities[key],
  write: ({ abilities }, value) => ({ abilities: { ...abilities, [key]: value } }),
  range: () => ({ min: 0, max: 30 }),
});

const current = (key: "hp" | "hotSoul"): Adjustable => ({
  read: (fighter) => fighter[key].current,
  write: (fighter, value) => ({ [key]: { ...fighter[key], current: value } }),
  range: (fighter) => ({ min: 0, max: fighter[key].max }),
});

/** The maximum; what is above it follows down. */
const maximum = (key: "hp" | "hotSoul", min: number, max: number): Adjustable => ({
  read: (fighter) => fighter[key].max,
  write: (fighter, value) => ({ [key]: { current: Math.min(value, fighter[key].current), max: value } }),
  range: () => ({ min, max }),
});

const adjustables: Readonly<Record<string, Adjustable>> = {
  "gauges.hp.current": current("hp"),
  "gauges.hp.max": maximum("hp", 1, 200),
  "gauges.hotSoul.current": current("hotSoul"),
  "gauges.hotSoul.max": maximum("hotSoul", 0, 10),
  "traits.intelligence": ability("intelligence"),
  "traits.athletics": ability("athletics"),
  "traits.sense": ability("sense"),
  "traits.melee": ability("melee"),
  "traits.brawl": ability("brawl"),
  "traits.shooting": ability("shooting"),
  "traits.damageBonus": {
    read: ({ damageBonus }) => damageBonus,
    write: (_, damageBonus) => ({ damageBonus }),
    range: () => ({ min: -5, max: 20 }),
  },
  "traits.roundDamage": {
    read: ({ roundDamage }) => roundDamage,
    write: (_, roundDamage) => ({ roundDamage }),
    range: () => ({ min: 0, max: 9999 }),
  },
  "place.zone": {
    read: ({ zone }) => zone,
    write: (_, zone) => ({ zone }),
    range: (_, { zoneMax }) => ({ min: 0, max: zoneMax }),
    isPublic: true,
  },
};

/** Paths that `adjust` takes. */
export const ADJUSTABLE_PATHS: readonly string[] = Object.keys(adjustables);

/** The number at a path of `adjust`, if it is one that may be adjusted. */
export function findAdjustable(path: string): Adjustable | undefined {
  return Object.hasOwn(adjustables, path) ? adjustables[path] : undefined;
}
