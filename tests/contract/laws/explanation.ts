import { type LogEntry, logFor, type Viewer } from "@yomiai/rules";
import { audiencesOf } from "../../play/audiences.ts";
import { lastOf, type Played, placeOf } from "../../play/fight.ts";
import type { Law } from "../law.ts";

/**
 * "Why?" is answered from what was told and from nothing else: it is called with that alone. The answer names clauses
 * and has no hole where an untold number would stand.
 */
export const explanationsAreSound: Law = ({ ruleset, fights }) =>
  fights.flatMap((played) =>
    linesOf(played).flatMap(({ viewer, entry: { event } }) => {
      const why = ruleset.explain(event);
      if (why === undefined) return [];
      const text = JSON.stringify(why);
      const problems = [
        ...(why.clauses.length > 0 && why.clauses.every(isClause) ? [] : ["names no clauses"]),
        ...(/null|NaN|undefined/.test(text) || isHollow(why) ? ["has a hole"] : []),
        ...(why.sum?.length === 0 ? ["has an empty sum"] : []),
      ];
      return problems.map(
        (problem) => `${placeOf(played, lastOf(played), viewer)}: why ${JSON.stringify(event)}: ${text} ${problem}`,
      );
    }),
  );

function isClause(text: string): boolean {
  return /^[A-Z]{2}-\d+(\.\d+[a-z]?)?$/.test(text);
}

/** Is there an `undefined` where a value should be? JSON drops those. */
function isHollow(value: object): boolean {
  return Object.values(value).some(
    (inner) => inner === undefined || (typeof inner === "object" && inner !== null && isHollow(inner)),
  );
}

function linesOf(played: Played): readonly { readonly viewer: Viewer; readonly entry: LogEntry }[] {
  const last = lastOf(played);
  return audiencesOf(last).flatMap((viewer) =>
    logFor(last.ruleset, last.commits, viewer).map((entry) => ({ viewer, entry })),
  );
}
