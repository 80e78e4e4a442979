// CF-12.2: how long a condition lasts.

/** Durations that a sheet, an effect or the GM can name (CF-12.2). */
export const DURATIONS = ["removed", "ownTurnStart", "ownTurnEnd", "sourceTurnStart", "sourceTurnEnd", "save"] as const;

/** A duration that can be named; `removed` lasts until it is taken away. */
export type Duration = (typeof DURATIONS)[number];

/** How long a condition that is there lasts: `hp` is unconsciousness by hit points (CF-11.1) and cannot be named. */
export type Until = Duration | "hp";

/** Does this duration hang on a turn of the source? */
export function isOfSource(until: Until): boolean {
  return until === "sourceTurnStart" || until === "sourceTurnEnd";
}
