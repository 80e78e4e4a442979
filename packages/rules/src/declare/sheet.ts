import { z } from "zod";
import { weaponSchema } from "./weapons.ts";

const ability = z.int().min(0).max(30);

/**
 * A combatant's sheet. Abilities and skills 0–30; `hotSoul` is the points at the start and their maximum; `zone` is the
 * place on the line, at most the table's `zoneMax`. Refused: HP over the maximum, a weapon carried twice.
 */
export const sheetSchema = z
  .strictObject({
    intelligence: ability.default(5),
    athletics: ability.default(5),
    sense: ability.default(5),
    skills: z
      .strictObject({ melee: ability.default(0), brawl: ability.default(0), shooting: ability.default(0) })
      .prefault({}),
    damageBonus: z.int().min(-5).max(20).default(1),
    hpMax: z.int().min(1).max(200).default(12),
    /** Absent: `hpMax`. */
    hp: z.int().min(1).max(200).optional(),
    hotSoul: z.int().min(0).max(10).default(1),
    weapons: z.array(weaponSchema).max(20).default([]),
    zone: z.int().min(0).max(1000).default(0),
  })
  .refine(({ hp, hpMax }) => hp === undefined || hp <= hpMax, { message: "at most hpMax", path: ["hp"] })
  .refine(({ weapons }) => new Set(weapons.map(idOf)).size === weapons.length, {
    message: "each weapon once",
    path: ["weapons"],
  })
  .refine(({ weapons }) => weapons.every((weapon) => typeof weapon === "string" || weapon.id !== "fists"), {
    message: "fists are everybody's and cannot be defined anew",
    path: ["weapons"],
  });

/** A sheet as the schema read it. */
export type Sheet = z.output<typeof sheetSchema>;

function idOf(weapon: z.output<typeof weaponSchema>): string {
  return typeof weapon === "string" ? weapon : weapon.id;
}
