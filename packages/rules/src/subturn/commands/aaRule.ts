import type { z } from "zod";
import { type CommandRule, commandRule } from "../../core/commandRule.ts";
import type { Seat } from "../../core/seat.ts";
import { isMarked } from "../conditions.ts";
import type { SubturnEvent } from "../events.ts";
import type { Table } from "../flow/say.ts";
import { phaseFor } from "../knows.ts";
import { type Fighter, fighterOf, type State, type SubturnRecord } from "../state.ts";

/** Who does an AA: the fighter as he is before it, what he has done in this sub-turn, and the seat that asks. */
export type Actor = {
  readonly as: string;
  readonly fighter: Fighter;
  readonly record: SubturnRecord;
  readonly seat: Seat;
};

/**
 * ST-3.5, ST-5.2: the rule of an AA, a command of the own sub-turn. Refused with `wrongPhase`, `notYourTurn`, `noAA`, then
 * `obstacle`, before its arguments are looked at.
 */
export function aaRule<A>(rule: {
  readonly args: z.ZodType<A>;
  /** The code of a reason in the state that comes before the arguments, in the order of the command's row. */
  obstacle?(state: State, fighter: Fighter): string | undefined;
  decide(table: Table, actor: Actor, args: A): void;
}): CommandRule<State, SubturnEvent> {
  return commandRule<State, SubturnEvent, A>({
    args: rule.args,
    isPhase: (state, { seat }) => phaseFor(state, seat) === "subturn",
    isTurn: (state, { as }) => state.acting === as,
    obstacle(state, { as = "" }) {
      const fighter = fighterOf(state, as);
      return isMarked(state, fighter, "noAA") ? "noAA" : rule.obstacle?.(state, fighter);
    },
    decide: (table, { as, seat, args }) => rule.decide(table, actorOf(table.state, as, seat), args),
  });
}

/** The one who acts now. @throws Error for one whose first sub-turn has not begun: nobody acts before it */
export function actorOf(state: State, as: string, seat: Seat): Actor {
  const fighter = fighterOf(state, as);
  if (fighter.subturn === undefined) throw new Error(`${as} has had no sub-turn`);
  return { as, fighter, record: fighter.subturn, seat };
}

/** ST-5.1: the obstacle of commands that need a whole sub-turn of time. */
export function actionUsed(_state: State, { subturn }: Fighter): string | undefined {
  return subturn?.action === undefined ? undefined : "actionUsed";
}
