/** Most answers kept for one first argument: as many as there are ways to know of it at an ordinary table. */
const KEPT = 8;

/** An answer, with those before it for the same first argument. */
type Kept<A, R> = {
  readonly args: A;
  readonly answer: R;
  readonly before: Kept<A, R> | undefined;
  readonly count: number;
};

/**
 * The same pure function, but asked again with the very same arguments (`===`) it gives the very same answer, without
 * computing it. States are immutable and share what has not changed, so a part of a view is made anew only where
 * something behind it is new. Answers live as long as the first argument, the latest few of them.
 *
 * The law of every memo: `compute` reads its arguments and constants, nothing else, and its answer is never written to.
 * What depends on who looks takes the viewer, or exactly what the viewer may know, as an argument: then no answer can
 * reach somebody it was not made for. `tests/contract/laws/views.ts` holds every ruleset to it.
 */
export function memo<A extends readonly [object, ...unknown[]], R>(compute: (...args: A) => R): (...args: A) => R {
  const latest = new WeakMap<object, Kept<A, R>>();
  return (...args) => {
    const last = latest.get(args[0]);
    for (let kept = last; kept !== undefined; kept = kept.before) if (isSame(kept.args, args)) return kept.answer;
    const answer = compute(...args);
    const before = last !== undefined && last.count < KEPT ? last : undefined;
    latest.set(args[0], { args, answer, before, count: 1 + (before?.count ?? 0) });
    return answer;
  };
}

/**
 * A {@link memo} of what is asked of one state after the other, of each by all who look on and then never again: the
 * answers for the first argument asked last are kept, and no others. A table of weak keys that gets a new one with each
 * state costs the collector of garbage more than most answers cost to compute.
 */
export function memoLatest<A extends readonly [object, ...unknown[]], R>(
  compute: (...args: A) => R,
): (...args: A) => R {
  let kept: { readonly args: A; readonly answer: R }[] = [];
  return (...args) => {
    if (kept[0]?.args[0] !== args[0]) kept = [];
    for (const one of kept) if (isSame(one.args, args)) return one.answer;
    const answer = compute(...args);
    if (kept.length < KEPT) kept.push({ args, answer });
    return answer;
  };
}

/** Are these the very same arguments (`===`)? */
export function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
