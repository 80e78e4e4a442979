import type { z } from "zod";
import type { Command } from "./command.ts";
import type { Draft } from "./draft.ts";
import type { Event } from "./event.ts";
import type { Fight } from "./fight.ts";
import type { Json } from "./json.ts";
import type { NewCombatant } from "./newCombatant.ts";
import type { Seat } from "./seat.ts";

/** Who sends what: the seat and the combatant it names. `as` is the id of an existing combatant, or undefined. */
export type Sender = { readonly seat: Seat; readonly as: string | undefined; readonly command: Command };

/** A command that passed the common checks, with its arguments read. */
export type Ask<A> = { readonly seat: Seat; readonly as: string; readonly args: A };

/**
 * The rule of one command. `decide` in the core runs the checks in the contract's order: `as` exists (`badArgument`),
 * `gmOnly`, control (`notYourCombatant`), phase (`wrongPhase`), turn (`notYourTurn`), `obstacle`, the arguments' shape
 * (`badArgument`); then `decide` here looks at what the arguments mean, emits events or refuses.
 */
export type CommandRule<S extends Fight, E extends Event, A = unknown> = {
  /** Only the GM's seat may send it. */
  readonly gmOnly?: true;
  /** `combatant` (default): `as` is required. `none`: the command has no `as`; control is not checked. */
  readonly as?: "combatant" | "none";
  /** Replaces the control check: the refusal's code, or undefined if this seat may act so. */
  control?(state: S, sender: Sender): string | undefined;
  /** May it be sent now, as far as the sender can see? Else `wrongPhase`. */
  isPhase(state: S, sender: Sender): boolean;
  /** Is it this combatant's turn for it? Else `notYourTurn`. */
  isTurn?(state: S, sender: Sender): boolean;
  /** Something in the state that forbids it whatever the arguments: the refusal's code, or undefined. Looked at after the turn. */
  obstacle?(state: S, sender: Sender): string | undefined;
  /** The arguments besides `as`. Unknown arguments are refused by a strict schema. */
  readonly args: z.ZodType<A>;
  /** `ask.as` is "" where `as` is `none`. */
  decide(draft: Draft<S, E>, ask: Ask<A>): void;
};

/**
 * Gives a rule the type of its arguments and forgets it again, so that rules of different arguments fit one table.
 * The arguments reach `decide` only after `args` has read them.
 */
export function commandRule<S extends Fight, E extends Event, A>(rule: CommandRule<S, E, A>): CommandRule<S, E> {
  return rule as CommandRule<S, E>;
}

/** Arguments of the common GM commands, as the core has read them. */
export type CommonArguments = {
  readonly start: Record<never, never>;
  readonly addCombatant: { readonly combatant: NewCombatant };
  readonly removeCombatant: Record<never, never>;
  /** Exactly one of `set` and `add` is given. */
  readonly adjust: {
    readonly path: string;
    readonly set?: Json | undefined;
    readonly add?: number | undefined;
    readonly reason: string;
  };
  readonly setCondition: {
    readonly condition: string;
    readonly until?: string | undefined;
    readonly source?: string | undefined;
    readonly note?: string | undefined;
  };
  readonly clearCondition: { readonly condition: string };
  readonly orderTies: { readonly ids: readonly string[] };
  readonly skipTurn: Record<never, never>;
  readonly passControl: { readonly to: Seat };
  readonly end: { readonly outcome: string };
};

/** What a ruleset says about one common GM command: when it is possible, and what it does. */
export type CommonRule<S extends Fight, E extends Event, A> = {
  isPhase(state: S, sender: Sender): boolean;
  isTurn?(state: S, sender: Sender): boolean;
  /** As in {@link CommandRule}. */
  obstacle?(state: S, sender: Sender): string | undefined;
  /** `ask.as` is "" for `start`, `addCombatant`, `orderTies`, `end`. */
  decide(draft: Draft<S, E>, ask: Ask<A>): void;
};

/** One rule for each common GM command. A ruleset without one of them answers it with `wrongPhase`. */
export type CommonRules<S extends Fight, E extends Event> = {
  readonly [C in keyof CommonArguments]?: CommonRule<S, E, CommonArguments[C]>;
};
