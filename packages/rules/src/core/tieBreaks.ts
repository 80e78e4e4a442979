import type { TableView } from "./tableView.ts";

/** A place in the order as its ruleset keeps it. */
type Place = { readonly id: string; readonly initiative?: number | undefined };

/**
 * What a view tells of equals in the order: see `TableView.tieBreaks`; nothing where there is nothing to tell.
 * @param order those whom the viewer knows, each with its true initiative, in the viewer's own order
 * @param reasonOf why the first of two neighbours stands before the second, as far as the viewer may know it
 */
export function tieBreaksOf<P extends Place>(
  order: readonly P[],
  reasonOf: (first: P, second: P) => string | undefined,
): Pick<TableView, "tieBreaks"> {
  const reasons = order.flatMap((second, i): (readonly [string, string])[] => {
    const first = order[i - 1];
    if (first?.initiative === undefined || first.initiative !== second.initiative) return [];
    const reason = reasonOf(first, second);
    return reason === undefined ? [] : [[second.id, reason]];
  });
  return reasons.length === 0 ? {} : { tieBreaks: Object.fromEntries(reasons) };
}

/** Everybody from the first to the last place that these hold: where they change places, they pass who stands between. */
export function stretchOf(order: readonly string[], ids: readonly string[]): readonly string[] {
  const places = ids.map((id) => order.indexOf(id)).filter((place) => place !== -1);
  return order.slice(Math.min(...places), Math.max(...places) + 1);
}

/** Do both belong to one of these stretches? */
export function areIn(stretches: readonly (readonly string[])[], first: string, second: string): boolean {
  return stretches.some((ids) => ids.includes(first) && ids.includes(second));
}
