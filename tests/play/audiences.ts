import type { Encounter, Seat, TableView, Viewer } from "@yomiai/rules";
import { frozen } from "./frozen.ts";

/** A seat that holds no combatant. */
export const IDLE_SEAT: Seat = "p9";

/** The seats of an encounter: the GM's, all that hold or held a combatant, and one that holds none. */
export function seatsOf(encounter: Encounter): readonly Seat[] {
  const owners = [...encounter.founding.combatants, ...encounter.state.combatants].map(({ owner }) => owner);
  return [...new Set<Seat>(["gm", ...owners, IDLE_SEAT])];
}

/** Everybody who looks at the table: its seats and the spectators. */
export function audiencesOf(encounter: Encounter): readonly Viewer[] {
  return [...seatsOf(encounter), "spectator"];
}

const views = new WeakMap<Encounter, Map<Viewer, TableView>>();

/** The table as this viewer sees it; computed once for each encounter. Frozen: parts of it are shared with others. */
export function viewOf(encounter: Encounter, viewer: Viewer): TableView {
  const known = views.get(encounter) ?? new Map<Viewer, TableView>();
  views.set(encounter, known);
  const view = known.get(viewer) ?? frozen(encounter.ruleset.view(encounter.state, viewer));
  known.set(viewer, view);
  return view;
}
