// §2: parts that items, techniques, specials and spells share.
import { z } from "zod";
import { DURATIONS } from "../conditions/durations.ts";

/** Most entries of one list of a sheet. */
export const MAX_LISTED = 40;
/** Id of an item that is the same for everybody: bare hands (CF-8.1). */
export const UNARMED = "unarmed";
/** How `held` and `carried` are written when there is nothing. */
export const NOTHING = "none";

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number) => z.number().int().min(min).max(max);

/**
 * Id of an entry of a sheet. Without `-` and `+`: a foreign item is written `<id>-<first owner>` (CF-4.7) and lists are
 * joined by `+`, so ids can never be mistaken for one another.
 */
export const id = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_]*$/, "a letter, then letters, digits or _")
  .max(40)
  .refine((given) => given !== UNARMED && given !== NOTHING, `${UNARMED} and ${NOTHING} are taken`);

/** A name of the table's own, in the table's language. */
export const name = z.string().trim().min(1).max(80);

/** The four defences (§1). */
export const DEFENSES = ["ac", "fortitude", "reflex", "will"] as const;
/** A defence. */
export type Defense = (typeof DEFENSES)[number];

/** What a hit, a spell or a potion brings: a condition, and how long; without `until` as the house rules say. */
const effect = z.strictObject({ condition: z.string().max(40), until: z.enum(DURATIONS).optional() });
/** Conditions that something brings, in the order they are set. */
export const applies = z.array(effect).max(MAX_LISTED).default([]);
/** Conditions that something takes away, in this order. */
export const removes = z.array(z.string().max(40)).max(MAX_LISTED).default([]);

/** Uses in the encounter, 0 for no limit (CF-8.11). */
export const uses = whole(0, 99).default(0);

/** Whom an area meets (CF-8.12). */
export const area = z.strictObject({
  origin: z.enum(["self", "point"]),
  radius: whole(0, 999).default(0),
  affects: z.enum(["all", "enemies"]).default("all"),
});
