/** The table as one viewer may see it (section 4 and KG-11): built field by field. */
import { combatantsById } from "../../core/fight.ts";
import { isAmong, type KnownIds, knownIds } from "../../core/knownIds.ts";
import { memoLatest } from "../../core/memo.ts";
import type { Viewer } from "../../core/seat.ts";
import type { OrderEntry, TableView } from "../../core/tableView.ts";
import { tieBreaksOf } from "../../core/tieBreaks.ts";
import { promptsFor } from "../prompts/prompts.ts";
import { canSeeNumbers, isReader, readersOfChoice } from "../readers.ts";
import { tieBreakBetween } from "../rules/initiative.ts";
import { activeIn, type State } from "../state.ts";
import { boardFor, type Insight, isAttackKnown } from "./board.ts";
import { combatantsFor } from "./combatants.ts";

/** The table as a viewer may see it. */
export function view(state: State, viewer: Viewer): TableView {
  const { combatants } = state;
  const numbers = knownIds(combatants, (fighter) => canSeeNumbers(state, fighter, viewer));
  const choices = knownIds(combatants, ({ id }) => isReader(readersOfChoice(state, id), viewer));
  return { ...tableOf(state, numbers, choices, isAttackKnown(state, viewer)), prompts: promptsFor(state, viewer) };
}

/** What all those are shown alike who know as much: whose numbers, whose choices, the techniques of the attack or not. */
const tableOf = memoLatest((...known: readonly [State, KnownIds, KnownIds, boolean]): Omit<TableView, "prompts"> => {
  const [state, numbers, choices, hasAttack] = known;
  const insight: Insight = { hasNumbers: isAmong(numbers), hasChoices: isAmong(choices), hasAttack };
  return {
    ruleset: "kengi",
    phase: state.phase,
    round: state.round,
    ...(state.acting === undefined ? {} : { turn: state.acting }),
    active: activeIn(state),
    order: orderFor(state, insight),
    // KG-11.4: the dice of a tie are public, even where the number that is tied is not.
    ...tieBreaksOf(state.order, ({ id: first }, { id: second }) => tieBreakBetween(state, first, second)),
    combatants: combatantsFor(state, numbers, insight),
    board: boardFor(state, insight),
  };
});

function orderFor(state: State, { hasNumbers }: Insight): readonly OrderEntry[] {
  const byId = combatantsById(state.combatants);
  return state.order.flatMap(({ id, initiative }) => {
    const fighter = byId.get(id);
    if (fighter === undefined) return [];
    const { status } = fighter;
    return hasNumbers(fighter) ? { id, initiative, status } : { id, status };
  });
}
