// The table as one viewer may see it. Prompts come from the commands themselves.
import { combatantsById } from "../../core/fight.ts";
import { memoLatest } from "../../core/memo.ts";
import type { Prompt } from "../../core/prompt.ts";
import { isSeat, type Viewer } from "../../core/seat.ts";
import type { OrderEntry, TableView } from "../../core/tableView.ts";
import { tieBreaksOf } from "../../core/tieBreaks.ts";
import { tableCommands } from "../commands/table.ts";
import { isAwaitingRuling, unanswered } from "../rules/answerers.ts";
import { tieBreakBetween } from "../rules/initiative.ts";
import type { State } from "../state.ts";
import { viewBoard } from "./board.ts";
import { insightInto, statusOf, viewCombatants } from "./combatant.ts";

/** The id of this ruleset. */
export const RULESET_ID = "chameleon";

/** The table as this viewer sees it. */
export function view(state: State, viewer: Viewer): TableView {
  const insights = state.combatants.map((fighter) => insightInto(state, fighter, viewer)).join();
  return { ...tableOf(state, insights), prompts: promptsOf(state, viewer) };
}

/** What all those are shown alike who may know the same. @param insights into each combatant, in listing order */
const tableOf = memoLatest((state: State, insights: string): Omit<TableView, "prompts"> => {
  const { phase, round, turn, combatants } = state;
  return {
    ruleset: RULESET_ID,
    phase,
    round,
    ...(turn === undefined ? {} : { turn }),
    active: activeIn(state),
    order: orderOf(combatants, state.order, turn),
    ...tieBreaksIn(state),
    combatants: viewCombatants(state, insights.split(",")),
    board: viewBoard(state.specials, state.action, state.surprise, state.outcome, state.last),
  };
});

/** The places in the order; never a reason for a tie (CH-19.6). */
const orderOf = memoLatest(
  (combatants: State["combatants"], order: State["order"], turn: string | undefined): readonly OrderEntry[] => {
    const byId = combatantsById(combatants);
    return order.flatMap((id) => {
      const fighter = byId.get(id);
      return fighter === undefined ? [] : { id, initiative: fighter.initiative, status: statusOf({ turn }, fighter) };
    });
  },
);

/** What everybody may know of the reason for a tie. */
function tieBreaksIn(state: State): Pick<TableView, "tieBreaks"> {
  const byId = combatantsById(state.combatants);
  const inOrder = state.order.flatMap((id) => byId.get(id) ?? []);
  return tieBreaksOf(inOrder, (first, second) => tieBreakBetween(state, first, second));
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

const offering = Object.values(tableCommands);

function promptsOf(state: State, viewer: Viewer): readonly Prompt[] {
  if (!isSeat(viewer)) return [];
  return offering.flatMap((command) => command.offers(state, viewer));
}
