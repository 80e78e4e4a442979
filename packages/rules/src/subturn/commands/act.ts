import { z } from "zod";
import { finishAction } from "../action/finish.ts";
import { type Manner, mannerOrNo } from "../action/strike.ts";
import { setGradeEffect } from "../flow/conditions.ts";
import { say } from "../flow/say.ts";
import { actionOf } from "../house/lookup.ts";
import { isNo, type No, no, planOrRefuse } from "../refused.ts";
import { actionsOf } from "../sheet.ts";
import type { Fighter, Mode, State, SubturnRecord } from "../state.ts";
import { usesLeft } from "../uses.ts";
import { aaRule } from "./aaRule.ts";

/** What `act` names. */
export type ActArguments = {
  readonly action: string;
  readonly mode?: string | undefined;
  readonly toPosture?: string | undefined;
};

/** ST-5.6: `act {action, mode?, toPosture?}`, an entry of the sheet's actions. The GM adjudicates what comes of it. */
export const act = aaRule<ActArguments>({
  args: z.strictObject({ action: z.string(), mode: z.string().optional(), toPosture: z.string().optional() }),
  decide(table, { as, fighter, record }, asked) {
    const { action } = asked;
    const { manner } = planOrRefuse(actOrNo(table.state, fighter, record, asked));
    if (manner === undefined) return say(table, { type: "actionTaken", as, action });
    say(table, { type: "actionTaken", as, action, mode: manner.mode, grade: manner.grade });
    setGradeEffect(table, as, manner.grade);
    finishAction(table, as, manner.toPosture);
  },
});

/** ST-12.3: movement of any length goes with attacks and feints only. */
export const ACT_MODES: readonly Mode[] = ["stand", "step"];

/** How the action would be done, nothing for a free one; or why not, in the order of section 6. */
export function actOrNo(
  state: State,
  fighter: Fighter,
  record: SubturnRecord,
  asked: ActArguments,
): { readonly manner?: Manner } | No {
  const known = actionsOf(fighter.sheet, state.house);
  const data = known.includes(asked.action) ? actionOf(state.house, asked.action) : undefined;
  if (data === undefined) {
    return no("badArgument", `action: one of ${known.join(", ")}`, { field: "action", allowed: known });
  }
  const isExhausted = usesLeft(state.house, fighter, asked.action) === 0;
  const exhausted = no("noUsesLeft", `${asked.action}: no uses left`, { field: "action" });
  if (data.time === "free") {
    if (asked.mode !== undefined) return no("badArgument", "mode: not with a free action", { field: "mode" });
    if (asked.toPosture !== undefined) {
      return no("badArgument", "toPosture: not with a free action", { field: "toPosture" });
    }
    return isExhausted ? exhausted : {};
  }
  if (record.action !== undefined) return no("actionUsed", "this sub-turn's action is used");
  if (isExhausted) return exhausted;
  const manner = mannerOrNo(state, fighter, record, { ...asked, grade: data.grade, forCommand: ACT_MODES });
  return isNo(manner) ? manner : { manner };
}
