import { combatantsById } from "../../core/fight.ts";
import { isAmong, type KnownIds, knownIds } from "../../core/knownIds.ts";
import { memoLatest } from "../../core/memo.ts";
import type { Viewer } from "../../core/seat.ts";
import type { OrderEntry, TableView } from "../../core/tableView.ts";
import { tieBreaksOf } from "../../core/tieBreaks.ts";
import type { Fighter } from "../fighter.ts";
import { promptsFor } from "../prompts/promptsFor.ts";
import { isReader, numberReadersOf } from "../rules/knowledge.ts";
import { openReactions } from "../rules/reactions.ts";
import { statusOf } from "../rules/standing.ts";
import { findDeclaration, inListOrder, type State } from "../state.ts";
import { heardBy, viewBoard, weaponShown } from "./board.ts";
import { viewCombatants } from "./combatant.ts";

/** The table as this viewer may see it. */
export function view(state: State, viewer: Viewer): TableView {
  const known = knownIds(state.combatants, (each) => isReader(viewer, numberReadersOf(each, state.house)));
  return { ...tableOf(state, known, heardBy(state, viewer)), prompts: promptsFor(state, viewer) };
}

/** What all those are shown alike who may know the numbers and the declarations of the same combatants. */
const tableOf = memoLatest((state: State, known: KnownIds, heard: KnownIds): Omit<TableView, "prompts"> => {
  const isOpen = isAmong(known);
  const isHeard = isAmong(heard);
  const declared = state.declarations.filter(({ as }) => isHeard({ id: as }));
  const shown = new Map(declared.map((made) => [made.as, weaponShown(made)]));
  return {
    ruleset: "declare",
    phase: state.phase,
    round: state.round,
    active: activeIn(state),
    order: viewOrder(state, isOpen),
    ...tieBreaksOf(state.order, (...both) => (both.every(isOpen) ? TOGETHER : undefined)),
    board: viewBoard(state, declared),
    combatants: viewCombatants(state, known, shown),
  };
});

/** DC-3.1: equals act at the same moment. DC-10.3: that they are equal is told to whoever may know the number of both. */
const TOGETHER = "together";

/** Who may act now. In `ruling` that is the GM alone, as nobody. */
function activeIn(state: State): readonly string[] {
  switch (state.phase) {
    case "declare":
      return state.group.filter((id) => findDeclaration(state, id) === undefined);
    case "execute":
      return inListOrder(state, state.turn.pending);
    case "reaction":
      return inListOrder(
        state,
        openReactions(state).map(({ as }) => as),
      );
    default:
      return [];
  }
}

/** DC-10.3: the place in the order is public, the number behind it may not be. */
function viewOrder(state: State, isOpen: (fighter: Fighter) => boolean): readonly OrderEntry[] {
  const byId = combatantsById(state.combatants);
  return state.order.flatMap(({ id, initiative }) => {
    const fighter = byId.get(id);
    if (fighter === undefined) return [];
    return { id, ...(isOpen(fighter) ? { initiative } : {}), status: statusOf(state, fighter) };
  });
}
