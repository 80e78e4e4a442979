// CF-1.5, CF-1.6, CF-2.6, CF-2.10, CF-15.2: the GM orders ties, skips turns, goes on after a standstill, ends the fight.
import { type CommandRule, type CommonArguments, type CommonRule, commandRule } from "../../core/commandRule.ts";
import { findCombatant } from "../../core/fight.ts";
import { refuse } from "../../core/refusal.ts";
import { anyArguments, type Given, refuseSurplus, wrongArgument } from "../commands/arguments.ts";
import type { CfEvent } from "../events.ts";
import { type CfFight, fighterOf } from "../fight.ts";
import { initiativeOf, orderRefilled } from "../rules/order.ts";
import { drawConsequences } from "../steps/afterwards.ts";
import { beginNextTurn, beginRound, endTurn } from "../steps/turns.ts";
import { isFighting } from "./fighting.ts";

type Rule<C extends keyof CommonArguments> = CommonRule<CfFight, CfEvent, CommonArguments[C]>;

/** `orderTies {ids}` (`notTied`, `tooLate`): their places filled in this sequence; waiting groups of them are settled. */
export const orderTies: Rule<"orderTies"> = {
  isPhase: ({ phase }) => phase === "ties" || phase === "turn",
  decide(draft, { args: { ids } }) {
    const fight = draft.state;
    const isKnown = ids.every((id) => findCombatant(fight, id) !== undefined);
    if (ids.length < 2 || new Set(ids).size < ids.length || !isKnown) {
      wrongArgument("ids", "two or more combatants, every one once");
    }
    if (new Set(ids.map((id) => initiativeOf(fight, id))).size > 1) {
      refuse("notTied", "ids: their totals differ", { field: "ids" });
    }
    if (ids.some((id) => hasBegun(fight, id))) refuse("tooLate", "ids: one has had its turn", { field: "ids" });
    draft.emit({ type: "orderSet", order: orderRefilled(fight.order, ids), settled: { by: "gm", ids } });
    const settled = fight.ties.filter((group) => group.ids.every((id) => ids.includes(id)));
    for (const group of settled) draft.emit({ type: "tieSettled", ids: group.ids });
    drawConsequences(draft);
  },
};

function hasBegun(fight: CfFight, id: string): boolean {
  const { inRound } = fighterOf(fight, id);
  return fight.phase === "turn" && (fight.turn?.as === id || inRound === "done" || inRound === "skipped");
}

/** `skipTurn`: a move that is open stays undone. */
export const skipTurn: Rule<"skipTurn"> = {
  isPhase: ({ phase }) => phase === "turn" || phase === "opportunity",
  isTurn: (fight, { as }) => fight.turn?.as === as,
  decide(draft, { as }) {
    const { openMove } = draft.state;
    if (openMove !== undefined) draft.emit({ type: "moveStopped", as, from: openMove.from, to: openMove.to });
    draft.emit({ type: "turnSkipped", as, reason: "gm" });
    endTurn(draft, as);
    beginNextTurn(draft);
    drawConsequences(draft);
  },
};

/** `passRound`: the next round after one in which nobody was able. */
export const passRound: CommandRule<CfFight, CfEvent> = commandRule<CfFight, CfEvent, Given>({
  gmOnly: true,
  as: "none",
  args: anyArguments,
  isPhase: ({ phase }) => phase === "standstill",
  decide(draft, { args }) {
    refuseSurplus(args, []);
    beginRound(draft);
    drawConsequences(draft);
  },
});

/** `end {outcome}`: at any time of the fight. */
export const end: Rule<"end"> = {
  isPhase: isFighting,
  decide(draft, { args: { outcome } }) {
    draft.emit({ type: "encounterEnded", outcome });
  },
};
