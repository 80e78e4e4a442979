import type { TableView } from "@yomiai/rules";

/** A target of the blow: its injury now and its health where this viewer may know it. */
export type Struck = { readonly id: string; readonly injury: number; readonly health: number | undefined };

/** Those who take the damage that is to be decided. */
export function struckBy(view: TableView): readonly Struck[] {
  const damage = view.board?.damage;
  const targets = typeof damage === "object" && damage !== null && "targets" in damage ? damage.targets : [];
  if (!Array.isArray(targets)) return [];
  return targets.flatMap((id) => {
    const injury = typeof id === "string" ? view.combatants[id]?.gauges.injury : undefined;
    return injury === undefined ? [] : [{ id: String(id), injury: injury.current, health: injury.max }];
  });
}

/** Amounts worth a button of their own: all of it, just so much that everybody falls, so much that nobody does. */
export type Amounts = { readonly full: number; readonly justEnough?: number; readonly spare?: number };

/**
 * The amounts to offer for a blow of at most `full`. Without everybody's health only the full one.
 */
export function amountsFor(struck: readonly Struck[], full: number): Amounts {
  const rooms = struck.map(({ injury, health }) => (health === undefined ? undefined : health - injury));
  const known = rooms.filter((room) => room !== undefined);
  if (known.length !== struck.length || known.length === 0) return { full };
  const enough = Math.max(0, Math.max(...known) + 1);
  const spare = Math.max(0, Math.min(full, ...known));
  return {
    full,
    ...(enough < full ? { justEnough: enough } : {}),
    ...(spare < full ? { spare } : {}),
  };
}
