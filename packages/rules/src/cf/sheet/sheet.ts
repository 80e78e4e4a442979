// §2: the sheet of a combatant. One definition gives the type, the check and the form.
import { z } from "zod";
import { DURATIONS } from "../conditions/durations.ts";
import { type Item, item } from "./item.ts";
import { MAX_LISTED, whole } from "./parts.ts";
import { special, spell, technique } from "./powers.ts";

/** Hands of a combatant (CF-4.6). */
export const HANDS = 2;

const modifier = whole(-5, 20).default(0);
const bonus = whole(-10, 40).default(0);
const defense = whole(0, 60).default(10);

const list = <T extends z.ZodType<{ readonly id: string }>>(entry: T) =>
  z
    .array(entry)
    .max(MAX_LISTED)
    .default([])
    .refine((entries) => hasEachOnce(entries.map(({ id }) => id)), "every id once");

/** A combatant's sheet, its values without held shields and without conditions. */
export const sheet = z
  .strictObject({
    hp: z
      .strictObject({ max: whole(1, 999), current: whole(-999, 999).optional() })
      .refine(({ max, current }) => current === undefined || current <= max, {
        message: "at most max",
        path: ["current"],
      }),
    initiative: whole(-10, 30).default(0),
    speed: whole(0, 60).default(9),
    attackBonus: bonus,
    spellBonus: bonus,
    abilities: z.strictObject({ str: modifier, dex: modifier, int: modifier }).prefault({}),
    /** Whose bonus `defenses.ac` contains; the flat-footed lose it (CF-13.2). */
    acAbility: z.enum(["dex", "int", "none"]).default("dex"),
    defenses: z.strictObject({ ac: defense, fortitude: defense, reflex: defense, will: defense }).prefault({}),
    /** `perception` is there even if it is not written. */
    skills: z.record(z.string().trim().min(1).max(40), whole(-20, 60)).default({}),
    level: whole(0, 999).default(1),
    items: list(item),
    held: z.array(z.string()).max(HANDS).default([]),
    techniques: list(technique),
    specials: list(special),
    spells: list(spell),
    conditions: z
      .array(
        z.strictObject({
          key: z.string().max(40),
          until: z.enum(DURATIONS).default("removed"),
          source: z.string().max(64).optional(),
        }),
      )
      .max(MAX_LISTED)
      .default([]),
    flankImmune: z.boolean().default(false),
    important: z.boolean().default(false),
    surprised: z.boolean().default(false),
    /** A mark of the field. */
    at: whole(-999, 999).optional(),
  })
  .refine(({ items, held }) => canHold(items, held), {
    message: `ids of items with hands, every one once, together at most ${HANDS} hands`,
    path: ["held"],
  })
  .refine(({ techniques, specials, spells }) => hasEachOnce([...techniques, ...specials, ...spells].flatMap(counted)), {
    message: "techniques, specials and spells with uses have different ids",
    path: ["spells"],
  });

/** A combatant's sheet. */
export type Sheet = Readonly<z.infer<typeof sheet>>;

function hasEachOnce(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

function counted({ id, uses }: { readonly id: string; readonly uses: number }): readonly string[] {
  return uses > 0 ? [id] : [];
}

function canHold(items: readonly Item[], held: readonly string[]): boolean {
  const found = held.map((id) => items.find((item) => item.id === id));
  const isHoldable = found.every((item) => item !== undefined && item.hands > 0);
  const hands = found.reduce((sum, item) => sum + (item?.hands ?? 0), 0);
  return isHoldable && hasEachOnce(held) && hands <= HANDS;
}
