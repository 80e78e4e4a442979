// CF-4.6: held and carried things are written as ids joined by `+`; the terms say them in words.

/** Most things that are said together; more are shown as they are written. */
const MOST = 3;

/**
 * Words for every selection of up to three of these things, as it is written: sorted ids joined by `+`.
 * @param things words by id
 */
export function joinedWords(
  things: Readonly<Record<string, string>>,
  separator: string,
): Readonly<Record<string, string>> {
  const selections = selectionsOf(Object.keys(things).sort(), MOST);
  return Object.fromEntries(selections.map((ids) => [ids.join("+"), ids.map((id) => things[id]).join(separator)]));
}

/** Every selection of one to `most` of these, in their order. */
function selectionsOf(ids: readonly string[], most: number): readonly (readonly string[])[] {
  if (most === 0) return [];
  return ids.flatMap((id, i) => [[id], ...selectionsOf(ids.slice(i + 1), most - 1).map((rest) => [id, ...rest])]);
}

/** The gauges of limited uses by key, named after what is used. */
export function usesWords(
  powers: Readonly<Record<string, string>>,
  name: (power: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(powers).map(([id, power]) => [`uses_${id}`, name(power)]));
}
