/** Ids as one text, so that it can be the key of what is kept for all who know of exactly these. */
export type KnownIds = string;

/** The ids of those whom somebody knows so well, in listing order. */
export function knownIds<C extends { readonly id: string }>(
  combatants: readonly C[],
  knows: (combatant: C) => boolean,
): KnownIds {
  let ids = "";
  for (const combatant of combatants) if (knows(combatant)) ids += `${combatant.id},`;
  return ids;
}

/** Tells whose ids these are. */
export function isAmong(known: KnownIds): (combatant: { readonly id: string }) => boolean {
  const ids = idsOf.get(known) ?? new Set(known.split(","));
  if (!idsOf.has(known)) {
    if (idsOf.size >= KEPT) idsOf.clear();
    idsOf.set(known, ids);
  }
  return ({ id }) => ids.has(id);
}

/** Most sets kept: at a table the same few are asked for with each command. */
const KEPT = 64;
const idsOf = new Map<KnownIds, ReadonlySet<string>>();
