// CF-1.9, CF-14.3: who comes, who goes, who acts for whom.
import type { CommonArguments, CommonRule } from "../../core/commandRule.ts";
import { findCombatant } from "../../core/fight.ts";
import { readEntrant, refuseDoubleId } from "../create.ts";
import type { CfEvent } from "../events.ts";
import { type CfFight, fighterOf } from "../fight.ts";
import { orderWithNewcomer } from "../rules/order.ts";
import { isPresent } from "../rules/standing.ts";
import { drawConsequences } from "../steps/afterwards.ts";
import { endAllOf } from "../steps/conditions.ts";
import type { CfDraft } from "../steps/draft.ts";
import { settleHp } from "../steps/hitPoints.ts";
import { bringConditions, rollInitiative, surprise } from "./entering.ts";

type Rule<C extends keyof CommonArguments> = CommonRule<CfFight, CfEvent, CommonArguments[C]>;

/** `addCombatant {combatant}`: in set-up and during the fight, there with its place in the order. */
export const addCombatant: Rule<"addCombatant"> = {
  isPhase: ({ phase }) => phase !== "ended",
  decide(draft, { args }) {
    const { id: as, sheet, ...who } = readEntrant(draft.state.house, args.combatant, "combatant");
    if (findCombatant(draft.state, as) !== undefined) refuseDoubleId("combatant.id", as);
    draft.emit({ type: "combatantAdded", as, ...who, sheet });
    if (draft.state.phase !== "setup") enter(draft, as);
    drawConsequences(draft);
  },
};

/** CF-1.9: like at the start, but surprised only if its sheet says so. */
function enter(draft: CfDraft, as: string): void {
  bringConditions(draft, as);
  if (fighterOf(draft.state, as).sheet.surprised && draft.state.house.suddenFight !== "none") surprise(draft, as);
  settleHp(draft, as);
  rollInitiative(draft, as);
  draft.emit({ type: "orderSet", order: orderWithNewcomer(draft.state, fighterOf(draft.state, as)) });
}

/** `removeCombatant`: in set-up without a trace, else it keeps its place in the order as one who left. */
export const removeCombatant: Rule<"removeCombatant"> = {
  isPhase: ({ phase }) => phase !== "ended",
  obstacle: (fight, { as }) =>
    fight.phase === "setup" || isPresent(fighterOf(fight, as ?? "")) ? undefined : "badTarget",
  decide(draft, { as }) {
    const isSetUp = draft.state.phase === "setup";
    draft.emit({ type: "combatantRemoved", as });
    if (!isSetUp) endAllOf(draft, as);
    drawConsequences(draft);
  },
};

/** `passControl {to}`: at any time; a tie may have nobody left to ask by it. */
export const passControl: Rule<"passControl"> = {
  isPhase: () => true,
  decide(draft, { as, args }) {
    draft.emit({ type: "controlPassed", as, to: args.to });
    drawConsequences(draft);
  },
};
