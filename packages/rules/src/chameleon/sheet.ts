// The sheet: what a combatant brings to the fight and takes along after it.
import { z } from "zod";
import type { SheetFieldMeta } from "../ruleset.ts";
import { BUILT_IN_IDS } from "./data/builtInWeapons.ts";
import { weaponSchema } from "./data/weapon.ts";
import { isOnceEach } from "./isOnceEach.ts";

const ability = z.int().min(0).max(999).default(50);
const value = z.int().min(0);
const ids = (what: string) =>
  z.array(z.string().min(1).max(64)).max(200).default([]).refine(isOnceEach, `each ${what} once`);

/**
 * The schema of a sheet. `control` and `revealed` must not exceed the house's `controlMax`, which is checked where a
 * combatant is made (`fighter.ts`).
 */
export const sheetSchema = z.strictObject({
  strength: ability,
  perception: ability,
  absoluteStrength: z.number().min(0.001).max(1_000_000).optional(),
  health: z.int().min(1).default(10),
  injury: z.int().min(0).default(0),
  concentration: z.int().min(0).max(100).default(100),
  control: z
    .strictObject({ spade: value, diamond: value, club: value })
    .optional()
    .meta({ secretOfOwner: true } satisfies SheetFieldMeta),
  postureMax: z.int().min(1).optional(),
  weapons: z
    .array(z.union([z.enum(BUILT_IN_IDS), weaponSchema]))
    .max(50)
    .default([])
    .refine((weapons) => isOnceEach(weapons.map((weapon) => (typeof weapon === "string" ? weapon : weapon.id))), {
      message: "each weapon once",
    }),
  mastered: ids("weapon"),
  martialExperience: z.int().min(0).default(0),
  skills: ids("skill"),
  spent: ids("item"),
  revealed: z
    .strictObject({
      spade: value.optional(),
      diamond: value.optional(),
      club: value.optional(),
      lowest: value.optional(),
    })
    .default({}),
});

/** A sheet, its defaults filled in. */
export type Sheet = Readonly<z.infer<typeof sheetSchema>>;
