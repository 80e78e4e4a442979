import { type Armour, armourSchema } from "../definitions.ts";

const rows = [{ id: "none" }, { id: "mail", penalty: 1, protection: 2 }, { id: "lamellar", penalty: 3, protection: 4 }];

/** The starter armours, by id. */
export const ARMOURS: ReadonlyMap<string, Armour> = new Map(rows.map((row) => [row.id, armourSchema.parse(row)]));
