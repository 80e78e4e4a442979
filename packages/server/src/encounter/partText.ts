/**
 * The texts of the parts of views that were written last: parts that several audiences see alike, or that stay as they
 * are from command to command, are written once. In two generations, of which the older is dropped when the younger is
 * full. A table of weak keys would forget by itself, but with parts by the hundred in every command it gets so large that
 * the collector of garbage holds up the process for a second.
 */
let young = new Map<object, string>();
let old = new Map<object, string>();

/** Parts in a generation: those of some hundred tables. */
const GENERATION = 10_000;

/** JSON text of a part of a view, which is never written to. */
export function textOf(part: unknown): string {
  if (typeof part !== "object" || part === null) return JSON.stringify(part);
  const known = young.get(part);
  if (known !== undefined) return known;
  const text = old.get(part) ?? JSON.stringify(part);
  if (young.size >= GENERATION) {
    old = young;
    young = new Map();
  }
  young.set(part, text);
  return text;
}
