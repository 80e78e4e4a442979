import { type Spell, spellSchema } from "../definitions.ts";

const rows = [
  { id: "yakushi", dice: "1d6" },
  { id: "kannon", dice: "2d6" },
];

/** The starter spells, by id. */
export const SPELLS: ReadonlyMap<string, Spell> = new Map(rows.map((row) => [row.id, spellSchema.parse(row)]));
