import { generalToRule } from "../rules/reactions.ts";
import { isGroupActing, type Phase, type State, type Turn } from "../state.ts";

// Section 5: within the turn of a group the phase follows from what is still to be answered.

/** The same state with the acting group's turn changed, and the phase that follows. */
export function withTurn(state: State, change: (turn: Turn) => Partial<Turn>): State {
  const next = { ...state, turn: { ...state.turn, ...change(state.turn) } };
  return isGroupActing(state) ? { ...next, phase: phaseOfTurn(next) } : next;
}

function phaseOfTurn(state: State): Phase {
  if (state.turn.pending.length > 0) return "execute";
  return generalToRule(state) === undefined ? "reaction" : "ruling";
}

/** The turn without anything of this member: it neither is asked nor carries out an action. */
export function withoutMember(turn: Turn, id: string): Partial<Turn> {
  return {
    pending: turn.pending.filter((member) => member !== id),
    executing: turn.executing.filter((member) => member !== id),
    attacks: turn.attacks.filter(({ as }) => as !== id),
    generals: turn.generals.filter(({ as }) => as !== id),
  };
}
