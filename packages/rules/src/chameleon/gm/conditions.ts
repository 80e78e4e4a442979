// The GM gives and takes conditions while the fight runs. Those with rules act: CH-12.2, 13.3, 18.5.
import { findCombatant } from "../../core/fight.ts";
import { refuse } from "../../core/refusal.ts";
import { conditionKey, UNTILS } from "../data/conditionKey.ts";
import { lookUp } from "../lookUp.ts";
import { gainCondition, loseCondition } from "../rules/conditions.ts";
import { fighterOf, isRunning, isStanding } from "../rules/standing.ts";
import { lookAgain } from "../rules/step.ts";
import type { State } from "../state.ts";
import type { GmRule } from "./rule.ts";

const whileStanding = {
  isPhase: isRunning,
  obstacle: (state: State, { as = "" }) => (isStanding(fighterOf(state, as)) ? undefined : "badArgument"),
};

/** `setCondition {as, condition, until?, source?, note?}`, until `roundEnd` or `fightEnd`. Refused: `badArgument`. */
export const setCondition: GmRule<"setCondition"> = {
  ...whileStanding,
  decide(table, { as, args: { condition, until = "fightEnd", source, note } }) {
    refuseBadKey(condition);
    if (!UNTILS.some((end) => end === until)) {
      refuse("badArgument", `until: ${UNTILS.join(" or ")}`, { field: "until", allowed: UNTILS });
    }
    if (source !== undefined && findCombatant(table.state, source) === undefined) {
      refuse("badArgument", "source: a combatant that is here", { field: "source" });
    }
    const detail = { ...(source === undefined ? {} : { source }), ...(note === undefined ? {} : { note }) };
    gainCondition(table, as, { key: condition, until, ...detail });
    lookAgain(table);
  },
};

/** `clearCondition {as, condition}`. Refused: `badArgument` (out, or it has no such condition). */
export const clearCondition: GmRule<"clearCondition"> = {
  ...whileStanding,
  decide(table, { as, args: { condition } }) {
    refuseBadKey(condition);
    const { conditions } = fighterOf(table.state, as);
    if (lookUp(conditions, condition) === undefined) {
      const allowed = Object.keys(conditions);
      refuse("badArgument", "condition: one that it has", { field: "condition", allowed });
    }
    loseCondition(table, as, condition);
    lookAgain(table);
  },
};

function refuseBadKey(condition: string): void {
  if (conditionKey.safeParse(condition).success) return;
  refuse("badArgument", "condition: a small letter, then letters and digits", { field: "condition" });
}
