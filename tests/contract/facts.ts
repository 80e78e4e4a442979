/**
 * What the kit cannot find out about a ruleset by itself: one small file each in `facts/`. Paths are dotted; `*` stands
 * for one step of any name.
 */
export type Facts = {
  /** Event types that somebody at the table is not told, and why. */
  readonly untold: Readonly<Record<string, string>>;
  /** Paths of the view at which two viewers may see different values, and why. */
  readonly different: Readonly<Record<string, string>>;
  /** Paths of the state under which the keys are data (ids, conditions) that views rightly list. */
  readonly records: readonly string[];
  /** Commands of its own that no prompt offers, and why. */
  readonly unprompted: Readonly<Record<string, string>>;
  /** Phases that last until the GM ends or changes something, and why. */
  readonly patient: Readonly<Record<string, string>>;
  /** What neither play nor a scenario shows though there are words for it, as `kind key`, and why. */
  readonly never?: Readonly<Record<string, string>>;
};

/** Nothing special. */
export const NO_FACTS: Facts = { untold: {}, different: {}, records: [], unprompted: {}, patient: {} };

/** Does a dotted path meet one of the patterns, or lie below one that does? */
export function isUnder(path: string, patterns: readonly string[]): boolean {
  const steps = path.split(".");
  return patterns.some((pattern) => pattern.split(".").every((wanted, i) => wanted === "*" || wanted === steps[i]));
}
