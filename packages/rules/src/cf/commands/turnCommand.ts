// §6: what all commands of one's own turn have in common, and the order of their checks.
import type { Command } from "../../core/command.ts";
import { type CommandRule, commandRule, type Sender } from "../../core/commandRule.ts";
import type { Prompt } from "../../core/prompt.ts";
import type { Seat } from "../../core/seat.ts";
import type { ActionCost, CfEvent } from "../events.ts";
import { type CfFight, type Fighter, fighterOf } from "../fight.ts";
import { hasAction, hasFreeAction } from "../rules/actions.ts";
import { controllerOf, type Knowledge } from "../rules/control.ts";
import { isHeldByFear } from "../rules/fear.ts";
import { drawConsequences } from "../steps/afterwards.ts";
import type { CfDraft } from "../steps/draft.ts";
import { anyArguments, type Given, refuseSurplus } from "./arguments.ts";

/** Who may be asked for a command now. */
export type Offer = {
  readonly fight: CfFight;
  readonly fighter: Fighter;
  readonly seat: Seat;
  readonly knows: Knowledge;
  /** Fear leaves it only ways to flee (CF-13.7). */
  readonly isFleeing: boolean;
};

/** The one who commands, whom, and what it gave. */
export type TurnAsk = { readonly seat: Seat; readonly as: string; readonly args: Given };

/** A command that one gives on one's own turn. */
export type TurnCommand = {
  readonly type: string;
  /** What it costs at this table. */
  readonly cost: ActionCost | "none" | ((fight: CfFight) => ActionCost);
  /** `only`: while strikes are pending and not else; `also`: then as well (CF-8.4). */
  readonly betweenStrikes?: "only" | "also";
  /** Is this a way to flee, or without a command, can it be (CF-13.7)? A command that lacks this never is. */
  flees?(fight: CfFight, fighter: Fighter, command: Command | undefined): boolean;
  /** The state codes of its row in §6, in their order. */
  obstacle?(fight: CfFight, fighter: Fighter): string | undefined;
  /** Reads the arguments from left to right, refuses the surplus, then acts. */
  decide(draft: CfDraft, ask: TurnAsk): void;
  /** What is offered once the state allows it; empty if no arguments fit. */
  prompts(offer: Offer): readonly Prompt[];
};

/** The rule of a command of one's turn, with the checks of §6 in their order and CF-2.9 after it. */
export function turnRule(given: TurnCommand): CommandRule<CfFight, CfEvent> {
  return commandRule<CfFight, CfEvent, Given>({
    args: anyArguments,
    control: refuseForeign,
    isPhase: (fight) => isTimeFor(fight, given),
    isTurn: (fight, { as }) => fight.turn?.as === as,
    obstacle: (fight, { as, command }) => obstacleTo(fight, given, { fighter: fighterOf(fight, as ?? ""), command }),
    decide(draft, ask) {
      given.decide(draft, ask);
      drawConsequences(draft);
    },
  });
}

/** CF-13.6: who owns a combatant does not command it while it obeys another. */
export function refuseForeign(fight: CfFight, { seat, as }: Sender): string | undefined {
  const fighter = fighterOf(fight, as ?? "");
  if (controllerOf(fight, fighter) === seat) return undefined;
  return fighter.owner === seat ? "dominated" : "notYourCombatant";
}

function isTimeFor(fight: CfFight, { betweenStrikes }: TurnCommand): boolean {
  if (fight.phase !== "turn") return false;
  return betweenStrikes !== "only" || fight.turn?.strikes !== undefined;
}

/** Checks 6 to 9 of §6; without a command, for all that could be asked. */
export function obstacleTo(
  fight: CfFight,
  given: TurnCommand,
  { fighter, command }: { readonly fighter: Fighter; readonly command: Command | undefined },
): string | undefined {
  const hasStrikes = fight.turn?.strikes !== undefined;
  if (hasStrikes && given.betweenStrikes === undefined) return "attacksPending";
  if (!hasStrikes && mustFlee(fight, fighter)) {
    if (given.flees?.(fight, fighter, command) !== true) return "mustFlee";
  }
  return lackOf(fight, given, fighter) ?? given.obstacle?.(fight, fighter);
}

/** Held by fear, with an action left to flee (CF-13.7). */
export function mustFlee(fight: CfFight, fighter: Fighter): boolean {
  return hasAction(fight, fighter, "move") && isHeldByFear(fight, fighter);
}

function lackOf(fight: CfFight, { cost }: TurnCommand, fighter: Fighter): string | undefined {
  const kind = typeof cost === "function" ? cost(fight) : cost;
  if (kind === "none") return undefined;
  if (kind === "free") return hasFreeAction(fight, fighter) ? undefined : "freeActionsSpent";
  return hasAction(fight, fighter, kind) ? undefined : "noAction";
}

/** A command without arguments. */
export function plain(
  given: Omit<TurnCommand, "decide" | "prompts"> & { act(draft: CfDraft, as: string): void },
): TurnCommand {
  const { act, ...rest } = given;
  return {
    ...rest,
    decide(draft, { as, args }) {
      refuseSurplus(args, []);
      act(draft, as);
    },
    prompts: ({ fighter: { id: as } }) => [{ id: `${given.type}:${as}`, type: given.type, as, fields: [] }],
  };
}
