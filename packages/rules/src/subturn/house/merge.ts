import { z } from "zod";
import type { Json, JsonObject } from "../../core/json.ts";

/**
 * House data over its defaults: maps key by key, entries field by field, lists as a whole. `null` stays where it stands
 * and means "removed": were the key dropped, reading the merged data once more would bring the default back.
 */
export function overDefaults(defaults: Json, given: Json | undefined): Json {
  if (given === undefined) return defaults;
  if (!isMap(defaults) || !isMap(given)) return given;
  const merged: { [key: string]: Json | undefined } = { ...defaults };
  for (const [key, value] of Object.entries(given)) {
    merged[key] = Object.hasOwn(defaults, key) ? overDefaults(defaults[key] ?? null, value) : value;
  }
  return merged;
}

function isMap(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A schema whose input is laid over the defaults before it is checked. Reading its own result changes nothing. */
export function merged<T extends z.ZodType>(schema: T, defaults: Json) {
  return z.preprocess((given) => overDefaults(defaults, given as Json | undefined), schema).prefault({});
}

/** An entry of house data by its id; nothing for an unknown or removed one. */
export function entryOf<T>(table: Readonly<Record<string, T | null>>, id: string): T | undefined {
  return Object.hasOwn(table, id) ? (table[id] ?? undefined) : undefined;
}
