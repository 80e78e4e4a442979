/** What a GM writes on a combatant by hand: until when, by whom, and a note. */
type Mark = {
  readonly until?: string | undefined;
  readonly source?: string | undefined;
  readonly note?: string | undefined;
};

/** A mark that the GM alone takes away. */
type LastingMark = { readonly source?: string; readonly note?: string };

/**
 * The mark as it lasts beyond the fight: without its source if that does not stay. Nothing of one that says until when it
 * lasts: that is a time of its own fight.
 * @param stay ids of those who go on
 */
export function lastingMark(mark: Mark, stay: readonly string[]): LastingMark | undefined {
  const { until, source, note } = mark;
  if (until !== undefined) return undefined;
  return {
    ...(source === undefined || !stay.includes(source) ? {} : { source }),
    ...(note === undefined ? {} : { note }),
  };
}
