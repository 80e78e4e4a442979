import type { Json } from "../core/json.ts";

/**
 * The value at a dotted path, or undefined. At each level the longest matching key wins, so `traits.control.spade` finds
 * the trait `control.spade`; the index of an array is a number.
 */
export function valueAt(value: unknown, path: string): unknown {
  if (path === "") return value;
  if (typeof value !== "object" || value === null) return undefined;
  const parts = path.split(".");
  for (let length = parts.length; length > 0; length--) {
    const key = parts.slice(0, length).join(".");
    if (!Object.hasOwn(value, key)) continue;
    return valueAt((value as Record<string, unknown>)[key], parts.slice(length).join("."));
  }
  return undefined;
}

/** Do two JSON values equal each other, keys of objects in any order, absent and `undefined` alike? */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (a === b) return true;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(left);
  for (const key of keys) if (!isSame(left[key], right[key])) return false;
  return Object.keys(right).every((key) => Object.hasOwn(left, key) || right[key] === undefined);
}

/** Does the value meet what is wanted? `null` wants it absent. */
export function meets(found: unknown, wanted: Json): boolean {
  return wanted === null ? found === undefined || found === null : isSame(found, wanted);
}
