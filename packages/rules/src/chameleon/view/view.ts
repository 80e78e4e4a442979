// The table as one viewer may see it. Prompts come from the commands themselves.
import type { Prompt } from "../../core/prompt.ts";
import { isSeat, type Viewer } from "../../core/seat.ts";
import type { OrderEntry, TableView } from "../../core/tableView.ts";
import { tableCommands } from "../commands/table.ts";
import { isAwaitingRuling, unanswered } from "../rules/answerers.ts";
import { fighterOf } from "../rules/standing.ts";
import type { State } from "../state.ts";
import { viewBoard } from "./board.ts";
import { statusOf, viewCombatant } from "./combatant.ts";

/** The id of this ruleset. */
export const RULESET_ID = "chameleon";

/** The table as this viewer sees it. */
export function view(state: State, viewer: Viewer): TableView {
  const { phase, round, turn, combatants } = state;
  return {
    ruleset: RULESET_ID,
    phase,
    round,
    ...(turn === undefined ? {} : { turn }),
    active: activeIn(state),
    order: state.order.map((id) => viewPlace(state, id)),
    combatants: Object.fromEntries(combatants.map((fighter) => [fighter.id, viewCombatant(state, fighter, viewer)])),
    board: viewBoard(state),
    prompts: promptsOf(state, viewer),
  };
}

/** A place in the order; never a reason for a tie (CH-19.6). */
function viewPlace(state: State, id: string): OrderEntry {
  const fighter = fighterOf(state, id);
  return { id, initiative: fighter.initiative, status: statusOf(state, fighter) };
}

/** Who may act now; nobody while the GM's ruling is awaited. */
function activeIn(state: State): readonly string[] {
  switch (state.phase) {
    case "surprise":
      return state.surprise === undefined ? [] : [state.surprise];
    case "guess":
    case "interfere":
      return state.action !== undefined && isAwaitingRuling(state.action) ? [] : unanswered(state).map(({ id }) => id);
    default:
      return state.turn === undefined ? [] : [state.turn];
  }
}

function promptsOf(state: State, viewer: Viewer): readonly Prompt[] {
  if (!isSeat(viewer)) return [];
  return Object.values(tableCommands).flatMap((command) => command.offers(state, viewer));
}
