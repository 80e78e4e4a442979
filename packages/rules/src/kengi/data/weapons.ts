import { type Weapon, weaponOf, weaponSchema } from "../definitions.ts";

/** Bare hands: everybody carries them. */
export const FISTS = "fists";

const rows = [
  { id: FISTS, skill: "brawl", canParry: false },
  { id: "katana", skill: "sword", damage: 4 },
  { id: "wakizashi", skill: "sword", hit: 1, guard: 1, damage: 2 },
  { id: "spear", skill: "spear", hit: 1, guard: -1, damage: 5 },
  { id: "bow", skill: "bow", range: "missile", damage: 4 },
  { id: "pistol", skill: "gun", range: "gun", hit: 1, damage: 6 },
];

/** The starter weapons, by id. */
export const WEAPONS: ReadonlyMap<string, Weapon> = new Map(
  rows.map((row) => [row.id, weaponOf(weaponSchema.parse(row))]),
);
