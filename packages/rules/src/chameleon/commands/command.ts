import { type CommandRule, commandRule, type Sender } from "../../core/commandRule.ts";
import { findCombatant } from "../../core/fight.ts";
import type { Prompt } from "../../core/prompt.ts";
import { refuse } from "../../core/refusal.ts";
import type { Seat } from "../../core/seat.ts";
import type { ChameleonEvent } from "../events.ts";
import type { Fighter, Phase, State } from "../state.ts";

/** One command of this ruleset: the rule that decides it, and beside it the prompts that offer it. */
export type TableCommand = {
  readonly rule: CommandRule<State, ChameleonEvent>;
  /** What the seat may send of this command now: all that the rule accepts, and nothing else. */
  offers(state: State, seat: Seat): readonly Prompt[];
};

/** Gives a command the type of its arguments and forgets it again, so that all fit one table. */
export function tableCommand<A>(
  command: { readonly offers: TableCommand["offers"] } & CommandRule<State, ChameleonEvent, A>,
): TableCommand {
  const { offers, ...rule } = command;
  return { rule: commandRule(rule), offers };
}

/** The phase and turn checks of what only the acting combatant does, in one phase. */
export function onOwnTurnIn(phase: Phase): {
  isPhase(state: State): boolean;
  isTurn(state: State, sender: Sender): boolean;
} {
  return { isPhase: (state) => state.phase === phase, isTurn: (state, { as }) => as === state.turn };
}

/** The acting combatant, if it is this phase and the seat acts for it. */
export function actingFor(state: State, seat: Seat, phase: Phase): Fighter | undefined {
  const acting = state.phase === phase ? findCombatant(state, state.turn) : undefined;
  return acting?.owner === seat ? acting : undefined;
}

/** Is it out of the fight: before it, or after its end (CH-16.1)? */
export function isOutOfFight(state: State): boolean {
  return state.phase === "setup" || state.phase === "ended";
}

/** The combatants that the seat acts for, in listing order. */
export function ownedBy(state: State, seat: Seat): readonly Fighter[] {
  return state.combatants.filter(({ owner }) => owner === seat);
}

/** Refuses a number outside its limits with `outOfRange`, naming them. */
export function refuseOutside(
  field: string,
  given: number,
  allowed: { readonly min: number; readonly max: number },
): void {
  if (given >= allowed.min && given <= allowed.max) return;
  refuse("outOfRange", `${field}: ${allowed.min} to ${allowed.max}`, { field, allowed });
}
