import type { CombatantKind } from "./fight.ts";
import type { Json, JsonObject } from "./json.ts";
import { KeptFor } from "./kept.ts";
import { isSame } from "./memo.ts";
import type { OptionLabels, Prompt } from "./prompt.ts";
import type { Seat } from "./seat.ts";

/** A measured quantity: hit points, posture, movement left. */
export type Gauge = { readonly current: number; readonly max?: number };

/** A condition on a combatant. `until` is the ruleset's word for when it ends. */
export type ConditionView = {
  readonly until?: string;
  readonly source?: string;
  readonly note?: string;
  readonly amount?: number;
};

/** A combatant as one viewer may know it. A key that the viewer may not know is absent. */
export type CombatantView = {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly kind: CombatantKind;
  readonly owner: Seat;
  readonly status: string;
  readonly gauges: Readonly<Record<string, Gauge>>;
  readonly traits: Readonly<Record<string, number | string | boolean>>;
  readonly conditions: Readonly<Record<string, ConditionView>>;
  readonly place?: JsonObject;
  /**
   * Names of those made things that stand in this view as this combatant's, here or on the board, and of no others: by
   * the ids in traits, keys of gauges and conditions. A trait of several things joins their ids by `+`.
   */
  readonly labels?: OptionLabels;
};

/** One place of the turn order, as far as the viewer may know it. */
export type OrderEntry = { readonly id: string; readonly initiative?: number; readonly status: string };

/** The table as one viewer may see it. The same vocabulary for all rulesets; see the contract's TableView. */
export type TableView = {
  readonly ruleset: string;
  readonly phase: string;
  /** 0 before the first round. */
  readonly round: number;
  /** Which turn it is, in the ruleset's own count or words, where a round has several. */
  readonly turn?: number | string;
  /** Who may act now. */
  readonly active: readonly string[];
  readonly order: readonly OrderEntry[];
  /**
   * By id: why somebody stands right behind the one before in `order` though both have the same initiative, a key of the
   * terms' `tieBreaks`. As far as the viewer may know: nothing, or the rule as a whole, where what decided is a secret.
   */
  readonly tieBreaks?: Readonly<Record<string, string>>;
  /** By id, in listing order. */
  readonly combatants: Readonly<Record<string, CombatantView>>;
  readonly map?: JsonObject;
  readonly board?: Readonly<Record<string, Json>>;
  /** What this viewer may command now: every offered choice is accepted. Empty for those without a seat. */
  readonly prompts: readonly Prompt[];
};

/** What the view of a combatant is made from: the combatant, and what else it depends on. */
type Sources = readonly [{ readonly id: string }, ...unknown[]];

type Row<A> = Readonly<A>;
type Shown<A> = { readonly rows: readonly Row<A>[]; readonly views: TableView["combatants"] };

/** Most views kept of one combatant besides those that are shown: as many as there are ways to know of it. */
const RECENT = 6;

/**
 * Combatants by their ids, kept from state to state: only those are viewed anew whose sources are not the very same as
 * the last time, and where none is, the very same record comes back. Viewers who know the same are given the same.
 * @param viewOf as for `memo`: it reads its arguments and constants, nothing else
 */
export function combatantViews<A extends Sources>(
  viewOf: (...sources: A) => CombatantView,
): (owner: object, known: string, rows: readonly Row<A>[]) => TableView["combatants"] {
  const shown = new KeptFor<Shown<A>>();
  const recent = new KeptFor<RecentViews<A>>();
  return (owner, known, rows) => {
    const last = shown.last(owner, known);
    const shared = recent.last(owner, "") ?? new RecentViews(viewOf);
    if (recent.last(owner, "") === undefined) recent.put(owner, "", shared);
    const views = (last === undefined ? undefined : viewsAfter(last, rows, shared)) ?? viewsOf(rows, shared);
    shown.put(owner, known, { rows, views });
    return views;
  };
}

/** The latest views of each combatant by its place in the listing, for all who know the same of it. */
class RecentViews<A extends Sources> {
  readonly #viewOf: (...sources: A) => CombatantView;
  readonly #kept: { readonly row: Row<A>; readonly view: CombatantView }[][] = [];

  constructor(viewOf: (...sources: A) => CombatantView) {
    this.#viewOf = viewOf;
  }

  view(row: Row<A>, i: number): CombatantView {
    this.#kept[i] ??= [];
    const kept = this.#kept[i];
    for (const one of kept) if (isSame(one.row, row)) return one.view;
    const view = this.#viewOf(...row);
    if (kept.length >= RECENT) kept.shift();
    kept.push({ row, view });
    return view;
  }
}

function viewsOf<A extends Sources>(rows: readonly Row<A>[], shared: RecentViews<A>) {
  return Object.fromEntries(
    rows.map((row, i): [string, CombatantView] => {
      const view = shared.view(row, i);
      return [view.id, view];
    }),
  );
}

/** The record with those viewed anew that have changed; nothing where somebody has come, gone or changed places. */
function viewsAfter<A extends Sources>(
  last: Shown<A>,
  rows: readonly Row<A>[],
  shared: RecentViews<A>,
): TableView["combatants"] | undefined {
  if (rows.length !== last.rows.length) return undefined;
  let changed: Record<string, CombatantView> | undefined;
  for (let i = 0; i < rows.length; i++) {
    const [row, before] = [rows[i], last.rows[i]];
    if (row === before || row === undefined || before === undefined || isSame(row, before)) continue;
    if (before[0].id !== row[0].id) return undefined;
    changed ??= { ...last.views };
    changed[row[0].id] = shared.view(row, i);
  }
  return changed ?? last.views;
}
