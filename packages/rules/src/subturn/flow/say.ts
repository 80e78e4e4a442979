import type { Draft } from "../../core/draft.ts";
import type { SubturnEvent } from "../events.ts";
import { isHiddenId, type State } from "../state.ts";

/** A command of this ruleset being decided. */
export type Table = Draft<State, SubturnEvent>;

/**
 * States a fact. What one does who is hidden is told to the GM alone (ST-25.1), except that he is seen or vanishes; a
 * hidden source of a condition is marked, so that it is not named.
 */
export function say(table: Table, event: SubturnEvent): void {
  table.emit(withHiddenSource(table.state, withAudience(table.state, event)));
}

function withAudience(state: State, event: SubturnEvent): SubturnEvent {
  if (event.type === "revealed" || event.type === "concealed") return event;
  if (!("as" in event) || event.type === "combatantAdded") return event;
  return isHiddenId(state, event.as) ? { ...event, knownTo: ["gm"] } : event;
}

function withHiddenSource(state: State, event: SubturnEvent): SubturnEvent {
  if (event.type !== "conditionSet" || !isHiddenId(state, event.source)) return event;
  return { ...event, isSourceHidden: true };
}
