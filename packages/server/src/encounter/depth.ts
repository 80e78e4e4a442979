/** Deepest nesting of lists and objects that the server reads; sheets need five or six. */
export const MAX_DEPTH = 24;

/** Is this value nested deeper than {@link MAX_DEPTH}? Walks without recursion, so that it cannot be made to overflow. */
export function isTooDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= MAX_DEPTH; depth++) {
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
    if (level.length === 0) return false;
  }
  return true;
}
