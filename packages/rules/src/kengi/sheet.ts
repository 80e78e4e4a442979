/** The sheet of a combatant: what is written on it, the check, and the form. Definitions may stand in place of ids. */
import { z } from "zod";
import { ARMOURS } from "./data/armours.ts";
import { SPELLS } from "./data/spells.ts";
import { TECHNIQUES } from "./data/techniques.ts";
import { FISTS, WEAPONS } from "./data/weapons.ts";
import { armourSchema, definitionId, modifier, spellSchema, techniqueSchema, weaponSchema } from "./definitions.ts";

/** An id of the starter data, or a definition of the table's own. */
function idOr<T extends z.ZodType>(data: ReadonlyMap<string, unknown>, definition: T) {
  const ids = [...data.keys()];
  return z.union([z.enum(ids), definition], { error: `one of ${ids.join(", ")}, or a definition of your own` });
}

const ability = z.int().min(0).max(30).default(5);

/** A sheet as it is written. What it leaves out is filled in by `fighterOf`. */
export const sheetSchema = z
  .strictObject({
    dexterity: ability,
    agility: ability,
    strength: ability,
    intellect: ability,
    skills: z
      .strictObject({
        sword: modifier,
        spear: modifier,
        bow: modifier,
        gun: modifier,
        brawl: modifier,
        dodge: modifier,
        resistance: modifier,
      })
      .prefault({}),
    hpMax: z.int().min(1).max(200).default(20),
    hp: z.int().min(1).max(200).optional(),
    seriousAt: z.int().min(0).max(199).optional(),
    mortalAt: z.int().min(0).max(199).optional(),
    armour: idOr(ARMOURS, armourSchema).default("none"),
    weapons: z.array(idOr(WEAPONS, weaponSchema)).max(20).default([]),
    wielded: definitionId.optional(),
    techniques: z.array(idOr(TECHNIQUES, techniqueSchema)).max(40).default([]),
    stance: definitionId.optional(),
    spells: z.array(idOr(SPELLS, spellSchema)).max(20).default([]),
    salves: z.int().min(0).max(99).default(0),
  })
  .superRefine((sheet, context) => {
    for (const [field, message] of findMistakes(sheet)) {
      context.addIssue({ code: "custom", path: [field], message });
    }
  });

/** A sheet that the schema has read. */
export type Sheet = z.output<typeof sheetSchema>;

type Written = { readonly id: string } | string;

/** The id of something written as an id or as a definition. */
export function idOf(written: Written): string {
  return typeof written === "string" ? written : written.id;
}

/** 重傷 as written, or half of the gauge, rounded down. */
export function seriousMarkOf(sheet: Pick<Sheet, "hpMax" | "seriousAt">): number {
  return sheet.seriousAt ?? Math.floor(sheet.hpMax / 2);
}

/** What the fields say against each other: the field, and what it may be. */
function findMistakes(sheet: Sheet): readonly (readonly [keyof Sheet, string])[] {
  const mistakes: (readonly [keyof Sheet, string])[] = [];
  const serious = seriousMarkOf(sheet);
  if ((sheet.hp ?? 1) > sheet.hpMax) mistakes.push(["hp", `1 to hpMax (${sheet.hpMax})`]);
  if (serious >= sheet.hpMax) mistakes.push(["seriousAt", `0 to hpMax − 1 (${sheet.hpMax - 1})`]);
  if ((sheet.mortalAt ?? 0) > serious) mistakes.push(["mortalAt", `0 to seriousAt (${serious})`]);
  for (const field of ["weapons", "techniques", "spells"] as const) {
    const ids = sheet[field].map(idOf);
    if (new Set(ids).size < ids.length) mistakes.push([field, "each id once"]);
  }
  const carried = [...sheet.weapons.map(idOf), FISTS];
  if (sheet.wielded !== undefined && !carried.includes(sheet.wielded)) {
    mistakes.push(["wielded", `a carried weapon: ${carried.join(", ")}`]);
  }
  if (sheet.stance !== undefined && !stancesOf(sheet).includes(sheet.stance)) {
    mistakes.push(["stance", `a stance among the techniques: ${stancesOf(sheet).join(", ")}`]);
  }
  return mistakes;
}

function stancesOf(sheet: Sheet): readonly string[] {
  return sheet.techniques
    .map((written) => (typeof written === "string" ? TECHNIQUES.get(written) : written))
    .flatMap((technique) => (technique?.kind === "stance" ? [technique.id] : []));
}
