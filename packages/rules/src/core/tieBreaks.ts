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
  let tieBreaks: Record<string, string> | undefined;
  let first: P | undefined;
  for (const second of order) {
    const isTied = first?.initiative !== undefined && first.initiative === second.initiative;
    const reason = first !== undefined && isTied ? reasonOf(first, second) : undefined;
    if (reason !== undefined) {
      tieBreaks ??= {};
      tieBreaks[second.id] = reason;
    }
    first = second;
  }
  return tieBreaks === undefined ? {} : { tieBreaks };
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
