import type { Dice } from "../dice/dice.ts";
import type { Ruleset } from "../ruleset.ts";
import type { Command } from "./command.ts";
import type { CommandRule } from "./commandRule.ts";
import { evolveCommon, isCommonEvent } from "./commonEvents.ts";
import { commonRuleOf, requireCombatant } from "./commonRules.ts";
import { Draft } from "./draft.ts";
import type { Event, RecordedRoll } from "./event.ts";
import { type Fight, findCombatant } from "./fight.ts";
import { readBy } from "./newCombatant.ts";
import { type Refusal, Refused, refuse } from "./refusal.ts";
import type { Seat } from "./seat.ts";

/** What a command comes to: what happened and the dice it took, or why not. */
export type Decision =
  | { readonly events: readonly Event[]; readonly rolls: readonly RecordedRoll[] }
  | { readonly refusal: Refusal };

/** Folds an event of the core or of the ruleset. `undone` is folded by the encounter alone. */
export function evolve(ruleset: Ruleset, state: Fight, event: Event): Fight {
  if (!isCommonEvent(event)) return ruleset.evolve(state, event);
  return event.type === "nextFightPrepared" ? ruleset.nextFight(state, event.stay) : evolveCommon(state, event);
}

/**
 * Decides a command of a seat. Pure apart from `dice`; a refusal has changed nothing.
 * Checks run in the contract's order. `undo` is not for here: see `encounter.ts`.
 */
export function decide(
  ruleset: Ruleset,
  state: Fight,
  sent: { readonly command: Command; readonly seat: Seat; readonly dice: Dice },
): Decision {
  try {
    const rule = ruleOf(ruleset, sent.command.type);
    const ask = check(ruleset, rule, state, sent);
    const draft = new Draft(state, { evolve: (s: Fight, e: Event) => evolve(ruleset, s, e), dice: sent.dice });
    rule.decide(draft, ask);
    return { events: draft.events, rolls: draft.rolls };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}

function ruleOf(ruleset: Ruleset, type: string): CommandRule<Fight, Event> {
  const own = Object.hasOwn(ruleset.commands, type) ? ruleset.commands[type] : undefined;
  const rule = own ?? commonRuleOf(ruleset, type);
  if (rule === undefined) {
    refuse("badArgument", `type: no such command in ${ruleset.id}`, {
      field: "type",
      allowed: Object.keys(ruleset.commands),
    });
  }
  return rule;
}

function check(
  ruleset: Ruleset,
  rule: CommandRule<Fight, Event>,
  state: Fight,
  sent: { command: Command; seat: Seat },
) {
  const { type, as, ...given } = sent.command;
  const actor = rule.as === "none" ? undefined : requireCombatant(ruleset, state, { as, seat: sent.seat });
  const sender = { seat: sent.seat, as: actor, command: sent.command };
  if (rule.gmOnly && sent.seat !== "gm") refuse("gmOnly", `${type}: only the GM`);
  const uncontrolled = rule.control?.(state, sender) ?? undefined;
  if (uncontrolled !== undefined) refuse(uncontrolled, `${as}: another seat acts for this combatant`, { field: "as" });
  if (rule.control === undefined && !rule.gmOnly && actor !== undefined) {
    const owner = findCombatant(state, actor)?.owner;
    if (owner !== sent.seat) refuse("notYourCombatant", `${as}: another seat acts for this combatant`, { field: "as" });
  }
  if (!rule.isPhase(state, sender)) refuse("wrongPhase", `${type}: not possible at this point`);
  if (rule.isTurn !== undefined && !rule.isTurn(state, sender)) refuse("notYourTurn", `${type}: somebody else's turn`);
  const obstacle = rule.obstacle?.(state, sender);
  if (obstacle !== undefined) refuse(obstacle, `${type}: ${as ?? "the table"} cannot do this now`);
  if (rule.as === "none" && as !== undefined) refuse("badArgument", `as: ${type} takes none`, { field: "as" });
  return { seat: sent.seat, as: actor ?? "", args: readBy(rule.args, given, "") };
}
