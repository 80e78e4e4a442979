/** Deepest nesting of lists and objects that the server reads; sheets need five or six. */
export const MAX_DEPTH = 24;

/** What is wrong with a value as a whole, and in which of its fields ("" where it is the value itself). */
export type Unsound = { readonly field: string; readonly problem: string };

type Part = { readonly field: string; readonly value: unknown };

/** What decoders put where bytes were no character. */
const REPLACEMENT = "\ufffd";
const UNREADABLE = "a character that could not be read";

/**
 * What no schema looks for: a value nested deeper than {@link MAX_DEPTH}, or a text or name of a field with something
 * in it that is no character: half of one, which no encoding on the way to the others can hold, or the mark of bytes
 * that could not be read.
 * Walks without recursion, so that it cannot be made to overflow.
 */
export function findUnsound(value: unknown): Unsound | undefined {
  let level: readonly Part[] = [{ field: "", value }];
  for (let depth = 0; depth <= MAX_DEPTH; depth++) {
    const broken = level.find(({ field, value: text }) => !isReadable(field) || !isReadable(text));
    if (broken !== undefined) return { field: broken.field.toWellFormed(), problem: UNREADABLE };
    level = level.flatMap(partsOf);
    if (level.length === 0) return undefined;
  }
  const [deep] = level;
  return { field: deep?.field.split(".", 1)[0] ?? "", problem: "nested too deep" };
}

function isReadable(text: unknown): boolean {
  return typeof text !== "string" || (text.isWellFormed() && !text.includes(REPLACEMENT));
}

function partsOf({ field, value }: Part): readonly Part[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).map(([key, inner]) => ({ field: field === "" ? key : `${field}.${key}`, value: inner }));
}
