import { z } from "zod";
import { memo } from "../core/memo.ts";
import type { House } from "./house/house.ts";
import { postureOf } from "./house/lookup.ts";
import { entryOf } from "./house/merge.ts";
import { MAX_KEY_LENGTH } from "./house/tables.ts";

const attribute = z.int().min(1).max(30);
const defense = z.int().min(0).max(20);
const id = z.string().min(1).max(MAX_KEY_LENGTH);
const direction = z.literal([0, 1, 2, 3, 4, 5]);
const coordinate = z.int().min(-200).max(200);
const unique = (list: readonly string[]) => new Set(list).size === list.length;
const ids = z.array(id).max(30).refine(unique, "each one once");

const place = z.strictObject({
  q: coordinate,
  r: coordinate,
  facing: direction.default(0),
  /** cm above the ground of the hex */
  altitude: z.int().min(0).max(5_000).default(0),
  half: direction.optional(),
  extra: z
    .array(z.strictObject({ q: coordinate, r: coordinate }))
    .max(2)
    .optional(),
});

/**
 * A combatant's sheet, section 2. Lengths in cm, attributes 1–30. Without `hp` it is `ht`, without `dodge` it is `move`;
 * without lists of techniques and actions those of the defaults that the house data have.
 */
export const sheetSchema = z.strictObject({
  st: attribute.default(10),
  dx: attribute.default(10),
  ht: attribute.default(10),
  hp: z.int().min(1).max(200).optional(),
  move: z.int().min(0).max(30).default(5),
  subturns: z.int().min(1).max(10).default(1),
  height: z.int().min(30).max(1000).default(170),
  dodge: defense.optional(),
  parry: defense.default(0),
  block: defense.default(0),
  pd: defense.default(0),
  dr: defense.default(0),
  skills: z.record(z.string().min(1).max(MAX_KEY_LENGTH), z.int().min(1).max(30)).default({}),
  techniques: ids.optional(),
  actions: ids.optional(),
  posture: id.default("upright"),
  conditions: ids.default([]),
  /** Left out by whoever does not mind: then the first free hex near the middle, see `ground/freePlace.ts`. */
  place: place.optional(),
  hidden: z.boolean().default(false),
});

/** A sheet as the schema read it. */
export type Sheet = z.infer<typeof sheetSchema>;

const DEFAULT_TECHNIQUES = ["punch", "kick"];
const DEFAULT_ACTIONS = ["ready", "drop"];

/** Ids of the techniques of a sheet, all of them in the house data. */
export const techniquesOf = memo((sheet: Sheet, house: House): readonly string[] =>
  (sheet.techniques ?? DEFAULT_TECHNIQUES).filter((name) => entryOf(house.techniques, name) !== undefined),
);

/** Ids of the actions of a sheet, all of them in the house data. */
export const actionsOf = memo((sheet: Sheet, house: House): readonly string[] =>
  (sheet.actions ?? DEFAULT_ACTIONS).filter((name) => entryOf(house.actions, name) !== undefined),
);

/** The first thing on a sheet that these house data do not have: the field and what is wrong with it; nothing if it is sound. */
export function findUnknown(
  house: House,
  sheet: Sheet,
): { readonly field: string; readonly problem: string } | undefined {
  const missing = (table: Readonly<Record<string, unknown>>, names: readonly string[] = []) =>
    names.find((name) => entryOf(table, name) === undefined);
  const technique = missing(house.techniques, sheet.techniques);
  if (technique !== undefined) return { field: "techniques", problem: `${technique} is no technique of this table` };
  const action = missing(house.actions, sheet.actions);
  if (action !== undefined) return { field: "actions", problem: `${action} is no action of this table` };
  if (postureOf(house, sheet.posture) === undefined) {
    return { field: "posture", problem: `${sheet.posture} is no posture of this table` };
  }
  const condition = missing(house.conditions, sheet.conditions);
  if (condition !== undefined) return { field: "conditions", problem: `${condition} is no condition of this table` };
  if (sheet.conditions.includes("feinted")) return { field: "conditions", problem: "feinted comes from feints only" };
  return undefined;
}
