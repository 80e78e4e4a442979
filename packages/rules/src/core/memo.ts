/** Most answers kept for one first argument: as many as there are ways to know of it at an ordinary table. */
const KEPT = 8;

type Kept<A, R> = { readonly args: A; readonly answer: R };

/**
 * The same pure function, but asked again with the very same arguments (`===`) it gives the very same answer, without
 * computing it. States are immutable and share what has not changed, so a part of a view is made anew only where
 * something behind it is new. Answers live as long as the first argument.
 *
 * The law of every memo: `compute` reads its arguments and constants, nothing else, and its answer is never written to.
 * What depends on who looks takes the viewer, or exactly what the viewer may know, as an argument: then no answer can
 * reach somebody it was not made for. `tests/contract/laws/views.ts` holds every ruleset to it.
 */
export function memo<A extends readonly [object, ...unknown[]], R>(compute: (...args: A) => R): (...args: A) => R {
  const all = new WeakMap<object, Kept<A, R>[]>();
  return (...args) => {
    const kept = all.get(args[0]);
    if (kept === undefined) {
      const answer = compute(...args);
      all.set(args[0], [{ args, answer }]);
      return answer;
    }
    for (const entry of kept) if (isSame(entry.args, args)) return entry.answer;
    const answer = compute(...args);
    if (kept.length >= KEPT) kept.shift();
    kept.push({ args, answer });
    return answer;
  };
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
