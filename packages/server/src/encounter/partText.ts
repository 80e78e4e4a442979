/** The text of each part of a view that has been written: parts that several audiences see alike are written once. */
const known = new WeakMap<object, string>();

/** JSON text of a part of a view, which is never written to. */
export function textOf(part: unknown): string {
  if (typeof part !== "object" || part === null) return JSON.stringify(part);
  const text = known.get(part) ?? JSON.stringify(part);
  known.set(part, text);
  return text;
}
