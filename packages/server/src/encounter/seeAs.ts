import type { CombatantView, Gauge, OrderEntry, TableView } from "@yomiai/rules";

/** Views that show nothing the GM may not know: the GM's own, and the spectators', which is everybody's. */
export type Known = { readonly gm: TableView; readonly spectator: TableView };

/**
 * The table as another viewer sees it, cut down to what the GM may know: a value stays if the GM's or the spectators'
 * view says the same. Where a value must be there and neither agrees, the GM's own is shown. Prompts are left out: what
 * somebody may choose from can tell what they hold.
 */
export function seenAs(seen: TableView, known: Known): TableView {
  const { gm, spectator } = known;
  const kept = (read: (view: TableView) => unknown) => isKnown(read(seen), [read(gm), read(spectator)]);
  const combatants = Object.values(seen.combatants).flatMap((combatant) => {
    const others = [gm.combatants[combatant.id], spectator.combatants[combatant.id]].filter((one) => one !== undefined);
    const [first] = others;
    return first === undefined ? [] : [[combatant.id, meetCombatant(combatant, others, first)] as const];
  });
  const isThere = new Set(combatants.map(([id]) => id));
  const tieBreaks = pick(seen.tieBreaks ?? {}, [gm.tieBreaks ?? {}, spectator.tieBreaks ?? {}]);
  const board = pick(seen.board ?? {}, [gm.board ?? {}, spectator.board ?? {}]);
  return {
    ruleset: seen.ruleset,
    phase: kept((view) => view.phase) ? seen.phase : gm.phase,
    round: kept((view) => view.round) ? seen.round : gm.round,
    ...(seen.turn !== undefined && kept((view) => view.turn) ? { turn: seen.turn } : {}),
    active: seen.active.filter((id) => gm.active.includes(id) || spectator.active.includes(id)),
    order: seen.order.filter(({ id }) => isThere.has(id)).flatMap((entry) => meetOrder(entry, known)),
    ...(seen.tieBreaks !== undefined ? { tieBreaks } : {}),
    combatants: Object.fromEntries(combatants),
    ...(seen.map !== undefined ? { map: pick(seen.map, [gm.map ?? {}, spectator.map ?? {}]) } : {}),
    ...(seen.board !== undefined ? { board } : {}),
    prompts: [],
  };
}

function meetCombatant(seen: CombatantView, known: readonly CombatantView[], gm: CombatantView): CombatantView {
  const { id } = seen;
  const all = <K extends keyof CombatantView>(key: K) => known.map((one) => one[key]);
  const own = <K extends "name" | "side" | "kind" | "owner" | "status">(key: K): CombatantView[K] =>
    isKnown(seen[key], all(key)) ? seen[key] : gm[key];
  const gauges = known.map((one) => one.gauges);
  return {
    id,
    name: own("name"),
    side: own("side"),
    kind: own("kind"),
    owner: own("owner"),
    status: own("status"),
    gauges: Object.fromEntries(
      Object.entries(seen.gauges).flatMap(([key, gauge]) =>
        meetGauge(
          gauge,
          gauges.map((one) => one[key]),
        ).map((met) => [key, met]),
      ),
    ),
    traits: pick(seen.traits, all("traits")),
    conditions: pick(seen.conditions, all("conditions")),
    ...(seen.place !== undefined && isKnown(seen.place, all("place")) ? { place: seen.place } : {}),
    ...meetLabels(seen, known),
  };
}

function meetLabels({ labels }: CombatantView, known: readonly CombatantView[]): Pick<CombatantView, "labels"> {
  const met = pick(
    labels ?? {},
    known.map((one) => one.labels ?? {}),
  );
  return Object.keys(met).length === 0 ? {} : { labels: met };
}

function meetGauge(seen: Gauge, known: readonly (Gauge | undefined)[]): readonly Gauge[] {
  if (
    !isKnown(
      seen.current,
      known.map((one) => one?.current),
    )
  )
    return [];
  const isMaxKnown =
    seen.max !== undefined &&
    isKnown(
      seen.max,
      known.map((one) => one?.max),
    );
  return [isMaxKnown ? seen : { current: seen.current }];
}

function meetOrder(seen: OrderEntry, { gm, spectator }: Known): readonly OrderEntry[] {
  const known = [gm, spectator]
    .map((view) => view.order.find(({ id }) => id === seen.id))
    .filter((one) => one !== undefined);
  const [first] = known;
  if (first === undefined) return [];
  const status = isKnown(
    seen.status,
    known.map((one) => one.status),
  )
    ? seen.status
    : first.status;
  const isOpen =
    seen.initiative !== undefined &&
    isKnown(
      seen.initiative,
      known.map((one) => one.initiative),
    );
  return [isOpen ? { id: seen.id, initiative: seen.initiative, status } : { id: seen.id, status }];
}

/** The entries whose value somebody of those who may be asked knows as well. */
function pick<V>(seen: Readonly<Record<string, V>>, known: readonly Readonly<Record<string, V>>[]): Record<string, V> {
  const entries = Object.entries(seen).filter(([key, value]) =>
    isKnown(
      value,
      known.map((one) => one[key]),
    ),
  );
  return Object.fromEntries(entries);
}

function isKnown(value: unknown, known: readonly unknown[]): boolean {
  const text = JSON.stringify(value);
  return known.some((other) => JSON.stringify(other) === text);
}
