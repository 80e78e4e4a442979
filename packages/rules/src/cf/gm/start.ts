// CF-1.2: the fight begins.
import type { CommonRule } from "../../core/commandRule.ts";
import type { CfEvent } from "../events.ts";
import type { CfFight, Fighter } from "../fight.ts";
import { orderByInitiative } from "../rules/order.ts";
import { isPresent } from "../rules/standing.ts";
import { drawConsequences } from "../steps/afterwards.ts";
import { settleHp } from "../steps/hitPoints.ts";
import { bringConditions, rollInitiative, surprise } from "./entering.ts";

/** `start`: sheets' conditions, surprise, HP at or below 0, initiative, each in listing order. */
export const start: CommonRule<CfFight, CfEvent, Record<never, never>> = {
  isPhase: ({ phase }) => phase === "setup",
  decide(draft) {
    draft.emit({ type: "encounterStarted" });
    const { combatants } = draft.state;
    for (const { id } of combatants) bringConditions(draft, id);
    for (const fighter of combatants) if (isSurprised(draft.state, fighter)) surprise(draft, fighter.id);
    for (const { id } of combatants) settleHp(draft, id);
    for (const { id } of combatants) rollInitiative(draft, id);
    if (combatants.length > 0) draft.emit({ type: "orderSet", order: orderByInitiative(draft.state) });
    drawConsequences(draft);
  },
};

function isSurprised({ house }: CfFight, fighter: Fighter): boolean {
  const { sheet } = fighter;
  if (!isPresent(fighter)) return false;
  return house.suddenFight === "everyone" || (house.suddenFight === "marked" && sheet.surprised);
}
