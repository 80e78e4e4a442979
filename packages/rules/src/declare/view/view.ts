import type { Viewer } from "../../core/seat.ts";
import type { OrderEntry, TableView } from "../../core/tableView.ts";
import { promptsFor } from "../prompts/promptsFor.ts";
import { isReader, numberReadersOf } from "../rules/knowledge.ts";
import { openReactions } from "../rules/reactions.ts";
import { statusOf } from "../rules/standing.ts";
import { fighterOf, findDeclaration, inListOrder, type State } from "../state.ts";
import { viewBoard } from "./board.ts";
import { viewCombatant } from "./combatant.ts";

/** The table as this viewer may see it. */
export function view(state: State, viewer: Viewer): TableView {
  return {
    ruleset: "declare",
    phase: state.phase,
    round: state.round,
    active: activeIn(state),
    order: state.order.map((entry) => viewOrderEntry(state, entry, viewer)),
    combatants: Object.fromEntries(state.combatants.map((each) => [each.id, viewCombatant(state, each, viewer)])),
    board: viewBoard(state, viewer),
    prompts: promptsFor(state, viewer),
  };
}

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
function viewOrderEntry(state: State, { id, initiative }: State["order"][number], viewer: Viewer): OrderEntry {
  const fighter = fighterOf(state, id);
  const isOpen = isReader(viewer, numberReadersOf(fighter, state.house));
  return { id, ...(isOpen ? { initiative } : {}), status: statusOf(state, fighter) };
}
