import type { CombatantView, Prompt, Seat, TableView } from "@yomiai/rules";
import type { Table } from "../connection/decodeTable.ts";
import { isSeatName } from "../connection/seatName.ts";

/** A viewer's prompts: what the table waits for, and what may be done besides. */
export type Duties = { readonly must: readonly Prompt[]; readonly may: readonly Prompt[] };

/** Whose turn it is: the combatant that `turn` names, else the one that is acting; undefined where several act at once. */
export function turnOf(view: TableView): string | undefined {
  if (typeof view.turn === "string" && view.combatants[view.turn] !== undefined) return view.turn;
  const acting = view.order.filter(({ status }) => status === "acting");
  return acting.length === 1 ? acting[0]?.id : undefined;
}

/** Before and after the fight nothing is waited for. */
export function isFighting(view: TableView): boolean {
  return view.phase !== "setup" && view.phase !== "ended";
}

/** Does this seat act for the combatant now? Rulesets tell by the trait `controller` where that is not its owner. */
function isPlayedBy(view: TableView, id: string, seat: Seat): boolean {
  const combatant = view.combatants[id];
  return (combatant?.traits.controller ?? combatant?.owner) === seat;
}

/**
 * Sorts a viewer's prompts. The table waits for combatants that are `active`; where nobody is, it waits for the GM: for
 * what the GM is asked without a combatant, else for what is asked of any, as a ruling upon somebody's action is. A
 * player's prompts without one are meant for those that the player plays and the table waits for. While somebody is
 * active, the GM's tools for somebody else's combatant are never waited for.
 */
export function dutiesOf({ view, viewer }: Pick<Table, "view" | "viewer">): Duties {
  const isGmAlone = viewer === "gm" && view.active.length === 0;
  const hasOwn = view.prompts.some(({ as }) => as === undefined);
  const isWaitedFor = (prompt: Prompt): boolean => {
    if (!isFighting(view)) return false;
    if (isGmAlone) return !hasOwn || prompt.as === undefined;
    if (prompt.as !== undefined)
      return view.active.includes(prompt.as) && (viewer !== "gm" || isPlayedBy(view, prompt.as, "gm"));
    return viewer !== "gm" && isSeatName(viewer) && view.active.some((id) => isPlayedBy(view, id, viewer));
  };
  const must = view.prompts.filter(isWaitedFor);
  return { must, may: view.prompts.filter((prompt) => !must.includes(prompt)) };
}

/** The combatants that the GM plays and that something is asked of now: before the fight all, in it those waited for. */
export function askedNpcs(table: Pick<Table, "view" | "viewer">): readonly string[] {
  const { view } = table;
  const asked = view.phase === "setup" ? view.prompts : dutiesOf(table).must;
  const ids = asked.flatMap(({ as }) => (as !== undefined && isPlayedBy(view, as, "gm") ? [as] : []));
  return [...new Set(ids)];
}

/** Whom the table waits for: combatants that must act, never what they chose. Empty where it waits for the GM or nobody. */
export function awaited(view: TableView): readonly CombatantView[] {
  return view.active.flatMap((id) => view.combatants[id] ?? []);
}

/** The combatants that a seat plays, in listing order. */
export function ownCombatants(view: TableView, seat: Seat): readonly CombatantView[] {
  return Object.values(view.combatants).filter((combatant) => combatant.owner === seat);
}

/** How a combatant stands in the turn order, in the few kinds that are told apart by shape. */
export type Standing = "acting" | "ready" | "done" | "skipped" | "out";

/** The {@link Standing} of a status. Everything that is not in the fight is `out`. */
export function standingOf(status: string): Standing {
  return status === "acting" || status === "ready" || status === "done" || status === "skipped" ? status : "out";
}
