import type { ArraySchema, MapSchema } from "@colyseus/schema";

/** Sets the fields that differ. A field that is equal is not touched: touching it would send a frame. */
export function writeFields<T extends object>(target: T, fields: Partial<T>): void {
  for (const key of Object.keys(fields) as (keyof T)[]) {
    const value = fields[key];
    if (target[key] !== value) target[key] = value as T[keyof T];
  }
}

/** Makes a list of texts equal to `values`, changing as little as possible. */
export function writeList(target: ArraySchema<string>, values: readonly string[]): void {
  values.forEach((value, i) => {
    if (i >= target.length) target.push(value);
    else if (target[i] !== value) target[i] = value;
  });
  while (target.length > values.length) target.pop();
}

/** Makes a map of texts equal to `entries`. */
export function writeTexts(target: MapSchema<string>, entries: ReadonlyMap<string, string>): void {
  dropMissing(target, entries);
  for (const [key, value] of entries) if (target.get(key) !== value) target.set(key, value);
}

/** Makes a map of objects hold the keys of `entries`; `write` brings each object up to date, `make` makes a new one. */
export function writeObjects<T, V>(
  target: MapSchema<T>,
  entries: ReadonlyMap<string, V>,
  how: { readonly make: (value: V) => T; readonly write: (object: T, value: V) => void },
): void {
  dropMissing(target, entries);
  for (const [key, value] of entries) {
    const object = target.get(key);
    if (object === undefined) target.set(key, how.make(value));
    else how.write(object, value);
  }
}

function dropMissing<T>(target: MapSchema<T>, entries: ReadonlyMap<string, unknown>): void {
  for (const key of [...target.keys()]) if (!entries.has(key)) target.delete(key);
}
