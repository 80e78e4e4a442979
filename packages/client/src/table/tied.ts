import type { TableView } from "@yomiai/rules";

/** Who stands right before its equal in the order, and the key of why, as far as the viewer may know. */
export type Tied = { readonly before: string; readonly reason: string };

/** The equal right before this combatant, if there is one. */
export function tiedBefore({ order, tieBreaks }: TableView, id: string): Tied | undefined {
  const reason = tieBreaks?.[id];
  const before = order[order.findIndex((entry) => entry.id === id) - 1]?.id;
  return reason === undefined || before === undefined ? undefined : { before, reason };
}
