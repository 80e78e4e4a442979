import { z } from "zod";
import { ATTRIBUTES, GRADES, PARTS, POSTURE_CLASSES, UNTIL, USE_PERIODS } from "./values.ts";

/** The shapes of the house data of section 2. Entries may be `null`: removed (see `merge.ts`). */

/** Most characters of an id of house data. */
export const MAX_KEY_LENGTH = 40;
/** An id of house data; no dot, because paths of the view are dotted. */
export const key = z
  .string()
  .max(MAX_KEY_LENGTH)
  .regex(/^[^.\s]+$/u, "no dots or spaces")
  .refine((id) => id !== "__proto__", "another name");

const modifier = z.int().min(-50).max(50);
const uses = z.strictObject({ per: z.enum(USE_PERIODS), max: z.int().min(1).max(20) });

const technique = z.strictObject({
  skill: z.string().min(1).max(MAX_KEY_LENGTH),
  grade: z.enum(GRADES),
  part: z.enum(PARTS),
  reach: z
    .tuple([z.int().min(0).max(50), z.int().min(0).max(50)])
    .refine(([near, far]) => near <= far, "near is at most far"),
  toHit: modifier.default(0),
  damage: z.strictObject({ dice: z.int().min(0).max(20), add: modifier }),
  uses: uses.nullish(),
});
/** A way to strike: skill, grade, part used, reach [near, far] in hexes, damage in D6. */
export type Technique = z.infer<typeof technique>;
export const techniques = z.record(key, technique.nullable());

const timedAction = z.strictObject({ time: z.literal("action"), grade: z.enum(GRADES), uses: uses.nullish() });
/** A timed action that the table makes free keeps its grade, which counts for nothing then. */
const freeAction = z.strictObject({ time: z.literal("free"), grade: z.enum(GRADES).nullish(), uses: uses.nullish() });
const action = z.discriminatedUnion("time", [timedAction, freeAction]);
/** Any other thing to do: one that needs a whole sub-turn of time and has a grade, or a free one. */
export type ActionData = z.infer<typeof action>;
export const actions = z.record(key, action.nullable());

const airborne = z.strictObject({ attack: modifier, defense: modifier });
const posture = z.strictObject({
  class: z.enum(POSTURE_CLASSES),
  canMove: z.boolean(),
  canTurn: z.boolean(),
  attack: modifier,
  defense: modifier,
});
/** A posture: its class, what it allows, its modifiers. */
export type PostureData = z.infer<typeof posture>;
/** `upright`, `prone` and the values of `airborne` cannot be removed: the rules name them. */
export const postures = z.object({ upright: posture, prone: posture, airborne }).catchall(posture.nullable());

export const postureChanges = z.record(key, z.array(key).nullable());

const condition = z.strictObject({
  until: z.enum(UNTIL),
  attack: modifier.nullish(),
  defense: modifier.nullish(),
  reachMod: modifier.nullish(),
  noAA: z.boolean().nullish(),
  noMove: z.boolean().nullish(),
  noActiveDefense: z.boolean().nullish(),
  perSubturn: modifier.nullish(),
  perMainTurn: modifier.nullish(),
  recover: z.enum(ATTRIBUTES).nullish(),
});
/** What a condition does (ST-23.1) and when it ends (ST-23.2). */
export type ConditionData = z.infer<typeof condition>;
/** `feinted` and `steppedIn` cannot be removed: clauses of the source set them. */
export const conditions = z.object({ feinted: condition, steppedIn: condition }).catchall(condition.nullable());

export const gradeEffects = z.strictObject({
  small: key.nullable(),
  medium: key.nullable(),
  large: key.nullable(),
  allOut: key.nullable(),
});

export const bigSwing = z.strictObject({ toHit: modifier, cap: z.int().min(0).max(50) });

const centimetres = z.int().min(0).max(100_000);
export const heightTable = z.array(z.strictObject({ fromCm: centimetres, mod: modifier })).max(50);
export const fallTable = z
  .array(z.strictObject({ fromCm: centimetres, dicePerM: z.int().min(0).max(10), addPerM: modifier }))
  .max(50);

export const grounds = z.record(key, z.strictObject({ ground: modifier, footing: modifier }).nullable());

/** Highest and, below zero, lowest elevation of a hex, cm. */
const MAX_ELEVATION = 5_000;
const mapHex = z.strictObject({
  q: z.int().min(-200).max(200),
  r: z.int().min(-200).max(200),
  blocked: z.boolean().optional(),
  elevation: z.int().min(-MAX_ELEVATION).max(MAX_ELEVATION).optional(),
  arena: key.optional(),
  ground: modifier.optional(),
  footing: modifier.optional(),
});
const hexes = z.array(mapHex).max(10_000).default([]);
const arena = key.nullable().default(null);
/** ST-7.3: the map is a hexagon about (0,0) or a rectangle of columns and rows counted from 0. */
export const map = z.discriminatedUnion("shape", [
  z.strictObject({ shape: z.literal("hexagon"), radius: z.int().min(0).max(60), arena, hexes }),
  z.strictObject({
    shape: z.literal("rect"),
    cols: z.int().min(1).max(100),
    rows: z.int().min(1).max(100),
    arena,
    hexes,
  }),
]);
/** The map as the house data give it. */
export type HexMap = z.infer<typeof map>;
