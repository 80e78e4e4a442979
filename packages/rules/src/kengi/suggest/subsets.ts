/** Every choice of at least `min` and at most `max` of the options, in their order. Meant for short lists. */
export function subsets(
  options: readonly string[],
  { min, max }: { readonly min: number; readonly max: number },
): readonly (readonly string[])[] {
  return upTo(options, max).filter((set) => set.length >= min);
}

function upTo(options: readonly string[], max: number): readonly (readonly string[])[] {
  const [first, ...others] = options;
  if (first === undefined) return [[]];
  const without = upTo(others, max);
  return [...without, ...without.filter((set) => set.length < max).map((set) => [first, ...set])];
}

/** What a list is cut to before all its subsets are looked at. */
export const MOST_WEIGHED = 8;
