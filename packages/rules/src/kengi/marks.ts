/** A mark that the GM has set on a combatant. It is shown and has no effect. */
export type Mark = { readonly until?: string; readonly source?: string; readonly note?: string };

/** The mark that these fields make; what is left out stays absent, and anything else with it. */
export function markOf(given: { readonly [field in keyof Mark]?: string | undefined }): Mark {
  const { until, source, note } = given;
  return {
    ...(until === undefined ? {} : { until }),
    ...(source === undefined ? {} : { source }),
    ...(note === undefined ? {} : { note }),
  };
}
