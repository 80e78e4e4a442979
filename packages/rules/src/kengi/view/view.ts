/** The table as one viewer may see it (section 4 and KG-11): built field by field. */
import type { Viewer } from "../../core/seat.ts";
import type { OrderEntry, TableView } from "../../core/tableView.ts";
import { promptsFor } from "../prompts/prompts.ts";
import { canSeeNumbers } from "../readers.ts";
import { activeIn, fighterIn, type State } from "../state.ts";
import { boardFor } from "./board.ts";
import { combatantsFor } from "./combatants.ts";

/** The table as a viewer may see it. */
export function view(state: State, viewer: Viewer): TableView {
  return {
    ruleset: "kengi",
    phase: state.phase,
    round: state.round,
    ...(state.acting === undefined ? {} : { turn: state.acting }),
    active: activeIn(state),
    order: orderFor(state, viewer),
    combatants: combatantsFor(state, viewer),
    board: boardFor(state, viewer),
    prompts: promptsFor(state, viewer),
  };
}

function orderFor(state: State, viewer: Viewer): readonly OrderEntry[] {
  return state.order.map(({ id, initiative }) => {
    const fighter = fighterIn(state, id);
    const { status } = fighter;
    return canSeeNumbers(state, fighter, viewer) ? { id, initiative, status } : { id, status };
  });
}
