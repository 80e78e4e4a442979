// §2, CF-8.4, CF-8.9, CF-8.10, CF-8.12: techniques, specials and spells.
import { z } from "zod";
import { dice } from "../dice.ts";
import { applies, area, DEFENSES, id, name, removes, uses, whole } from "./parts.ts";

const hit = whole(-20, 40).default(0);
const bonus = whole(-20, 99).default(0);
const metres = whole(0, 999).default(0);

/** A way of striking with a weapon: one or several strikes in one action (CF-8.4, CF-10.3). */
export const technique = z.strictObject({
  id,
  name,
  strikes: z
    .array(z.strictObject({ hit, damage: bonus }))
    .min(1)
    .max(5),
  /** Weapons that must be in hand. */
  needsHeld: whole(0, 2).default(0),
  extraDice: dice.optional(),
  uses,
});

/** A special attack (CF-8.10). With damage `from: weapon` the weapon gives mode, reach and range. */
export const special = z.strictObject({
  id,
  name,
  mode: z.enum(["melee", "ranged"]),
  range: metres,
  reach: metres,
  versus: z.enum(DEFENSES),
  hit,
  damage: z.strictObject({ from: z.enum(["weapon", "own", "none"]), dice: dice.optional(), bonus }).optional(),
  area: area.optional(),
  applies,
  removes,
  verbal: z.boolean().default(false),
  uses,
});

/** A spell (CF-8.9). */
export const spell = z
  .strictObject({
    id,
    name,
    level: whole(0, 9),
    mode: z.enum(["touch", "ranged", "self"]),
    range: metres,
    versus: z.enum([...DEFENSES, "none"]).default("none"),
    hit,
    dice: dice.optional(),
    bonus,
    heal: dice.optional(),
    healBonus: bonus,
    area: area.optional(),
    applies,
    removes,
    /** Metres that the caster itself is carried (CF-6.7). */
    teleport: whole(1, 999).optional(),
    /** Needs the voice (CF-13.12). */
    verbal: z.boolean().default(true),
    uses,
  })
  .refine(({ teleport, mode }) => teleport === undefined || mode === "self", {
    message: "only with mode self",
    path: ["teleport"],
  })
  .refine(({ mode, versus }) => mode !== "self" || versus === "none", {
    message: "none with mode self",
    path: ["versus"],
  });

/** A technique. */
export type Technique = Readonly<z.infer<typeof technique>>;
/** A special attack. */
export type Special = Readonly<z.infer<typeof special>>;
/** A spell. */
export type Spell = Readonly<z.infer<typeof spell>>;
/** Whom an area meets. */
export type Area = NonNullable<Spell["area"]>;
/** A condition that something brings. */
export type Effect = Spell["applies"][number];
