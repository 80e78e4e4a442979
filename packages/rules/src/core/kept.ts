/** Most lists kept for one owner: as many as there are ways to know of it at an ordinary table, and some more. */
const KEPT = 16;

/** What is kept for one owner, by a name for those who are told alike. The oldest gives way. */
export class KeptFor<T> {
  readonly #kept = new WeakMap<object, Map<string, T>>();

  /** What was put last for this owner under this name. */
  last(owner: object, name: string): T | undefined {
    return this.#kept.get(owner)?.get(name);
  }

  /** Keeps it in place of what was there. */
  put(owner: object, name: string, value: T): void {
    const byName = this.#kept.get(owner) ?? new Map<string, T>();
    if (byName.size === 0) this.#kept.set(owner, byName);
    if (byName.size >= KEPT && !byName.has(name)) for (const [oldest] of [...byName].slice(0, 1)) byName.delete(oldest);
    byName.set(name, value);
  }
}

/**
 * One part for each element, in their order. States share what has not changed, so from one state of a fight to the next
 * most elements are the very same (`===`): their parts are kept, and a new part that says the same as the one before
 * (see {@link isAlike}) gives way to it. Where no part is new, the very same list comes back: what is made from it can
 * be kept in its turn.
 *
 * The law of `memo` holds here too: `part` reads its element and constants, nothing else.
 */
export function keptList<E, P>(part: (element: E) => P): (owner: object, elements: readonly E[]) => readonly P[] {
  const kept = new KeptFor<{ readonly elements: readonly E[]; readonly parts: readonly P[] }>();
  return (owner, elements) => {
    const last = kept.last(owner, "");
    if (last?.elements === elements) return last.parts;
    const parts = last === undefined ? elements.map((element) => part(element)) : partsAfter(last, elements, part);
    kept.put(owner, "", { elements, parts });
    return parts;
  };
}

function partsAfter<E, P>(
  last: { readonly elements: readonly E[]; readonly parts: readonly P[] },
  elements: readonly E[],
  part: (element: E) => P,
): readonly P[] {
  let isNew = elements.length !== last.elements.length;
  const parts: P[] = [];
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i] as E;
    const before = last.parts[i] as P;
    const after = i < last.elements.length && element === last.elements[i] ? before : part(element);
    const isKept = i < last.parts.length && isAlike(before, after);
    parts.push(isKept ? before : after);
    isNew ||= !isKept;
  }
  return isNew ? parts : last.parts;
}

/**
 * The very same value, or two lists or plain objects with the very same values under the same keys: both made by one
 * function, which gives its keys in one order.
 */
export function isAlike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const [before, after] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  let more = 0;
  for (const key in before) {
    if (!(key in after) || !Object.is(before[key], after[key])) return false;
    more -= 1;
  }
  for (const _ in after) more += 1;
  return more === 0;
}
