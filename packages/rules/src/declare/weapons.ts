import { z } from "zod";
import { MAX_ID_LENGTH } from "../core/command.ts";
import { MAX_NAME_LENGTH } from "../core/newCombatant.ts";

// DC-5.7, DC-7.1, DC-7.2: what a weapon adds, and how far near and far are, is its own data.

/** A weapon for close combat. `damage` is added to the damage bonus. `name` only for one made at the table. */
export type MeleeWeapon = {
  readonly id: string;
  readonly type: "melee";
  readonly damage: number;
  readonly name?: string;
};

/** A missile weapon or gun. `damage` is the whole damage; near, medium and far reach to `near`, `far` and `max` metres. */
export type ShootingWeapon = {
  readonly id: string;
  readonly type: "shooting";
  readonly damage: number;
  readonly near: number;
  readonly far: number;
  readonly max: number;
  readonly name?: string;
};

/** Anything one can attack with. */
export type Weapon = MeleeWeapon | ShootingWeapon;

/** Bare hands: carried by everybody, used with `brawl`. */
export const FISTS: MeleeWeapon = { id: "fists", type: "melee", damage: 0 };

/** The weapons that a sheet may name by id. Not in the source. */
export const ARMOURY = [
  FISTS,
  { id: "knife", type: "melee", damage: 1 },
  { id: "sword", type: "melee", damage: 2 },
  { id: "axe", type: "melee", damage: 3 },
  { id: "bow", type: "shooting", damage: 4, near: 20, far: 40, max: 80 },
  { id: "pistol", type: "shooting", damage: 5, near: 10, far: 30, max: 50 },
  { id: "rifle", type: "shooting", damage: 8, near: 30, far: 100, max: 300 },
] as const satisfies readonly Weapon[];

const id = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_-]*$/, "a letter, then letters, digits, _ or -")
  .max(MAX_ID_LENGTH);
const name = z.string().trim().min(1).max(MAX_NAME_LENGTH);
const metres = z.int().min(0).max(100_000);

const meleeWeaponSchema = z.strictObject({
  id,
  name,
  type: z.literal("melee"),
  damage: z.int().min(-99).max(999),
});

const shootingWeaponSchema = z
  .strictObject({
    id,
    name,
    type: z.literal("shooting"),
    damage: z.int().min(0).max(999),
    near: metres,
    far: metres,
    max: metres,
  })
  .refine(({ near, far, max }) => near <= far && far <= max, {
    message: "near, far and max in this order",
    path: ["far"],
  });

/** A weapon on a sheet: the id of one of the {@link ARMOURY}, or a definition of the table's own. */
export const weaponSchema = z.union([
  z.enum(ARMOURY.map(({ id }) => id)),
  z.discriminatedUnion("type", [meleeWeaponSchema, shootingWeaponSchema]),
]);

/** The weapon that an entry of a sheet stands for. */
export function weaponFrom(entry: z.output<typeof weaponSchema>): Weapon {
  if (typeof entry !== "string") return entry;
  return ARMOURY.find((weapon) => weapon.id === entry) ?? FISTS;
}
