import { z } from "zod";
import { MAX_ID_LENGTH } from "./command.ts";
import type { CombatantKind } from "./fight.ts";
import type { Json } from "./json.ts";
import { Refused } from "./refusal.ts";
import { isSeat, type Seat } from "./seat.ts";

/** A combatant as it is brought to the table: who it is, and its sheet as the ruleset's schema reads it. */
export type NewCombatant = {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly kind: CombatantKind;
  readonly owner: Seat;
  readonly sheet: Json;
};

/** Longest name of a combatant, in characters (code points are not split: an emoji may count as two). */
export const MAX_NAME_LENGTH = 80;

/** The check of a {@link NewCombatant}, its sheet aside. An NPC without an owner is the GM's. */
export const newCombatantSchema: z.ZodType<NewCombatant> = z.object({
  id: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9_-]*$/, "a letter, then letters, digits, _ or -")
    .max(MAX_ID_LENGTH),
  name: z.string().trim().min(1).max(MAX_NAME_LENGTH),
  side: z.string().trim().min(1).max(MAX_NAME_LENGTH),
  kind: z.enum(["pc", "npc"]),
  owner: z.custom<Seat>(isSeat, "gm, p1, p2, …").default("gm"),
  sheet: z.json().default({}),
});

/**
 * Reads a value by a schema, or refuses with `badArgument`, naming the field and what is allowed.
 * @param at what the value is called in the message, for example `combatant.sheet`
 */
export function readBy<T>(schema: z.ZodType<T>, value: unknown, at: string): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const field = [...(at === "" ? [] : [at]), ...(issue?.path ?? [])].join(".");
  throw new Refused({ code: "badArgument", message: `${field}: ${issue?.message ?? "not understood"}`, field });
}
