import type { CombatantKind } from "./fight.ts";
import type { Json, JsonObject } from "./json.ts";
import { memo } from "./memo.ts";
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
  /** By id, in listing order. */
  readonly combatants: Readonly<Record<string, CombatantView>>;
  readonly map?: JsonObject;
  readonly board?: Readonly<Record<string, Json>>;
  /** What this viewer may command now: every offered choice is accepted. Empty for those without a seat. */
  readonly prompts: readonly Prompt[];
};

/** Combatants by their ids. Viewers who know the same of everybody are given the very same record. */
export function combatantsById(views: readonly CombatantView[]): TableView["combatants"] {
  const [first, ...others] = views;
  return first === undefined ? {} : recordOf(first, ...others);
}

const recordOf = memo((...views: readonly [CombatantView, ...CombatantView[]]) =>
  Object.fromEntries(views.map((view): [string, CombatantView] => [view.id, view])),
);
