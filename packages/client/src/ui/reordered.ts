/** A list with one of its items a place up (-1) or down (1); at the ends nothing changes. */
export function moved(items: readonly string[], item: string, by: -1 | 1): readonly string[] {
  const from = items.indexOf(item);
  const to = from + by;
  if (from < 0 || to < 0 || to >= items.length) return items;
  const others = items.filter((one) => one !== item);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

/** A list with some of its items, in the order they had, put before or behind another one. */
export function dropped(
  items: readonly string[],
  these: ReadonlySet<string>,
  at: { readonly key: string; readonly isAfter: boolean },
): readonly string[] {
  if (these.has(at.key)) return items;
  const others = items.filter((item) => !these.has(item));
  const to = others.indexOf(at.key) + (at.isAfter ? 1 : 0);
  return [...others.slice(0, to), ...items.filter((item) => these.has(item)), ...others.slice(to)];
}
