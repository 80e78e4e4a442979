import { z } from "zod";
import { carryOutAttack } from "../action/attack.ts";
import { carryOutFeint } from "../action/feint.ts";
import { strikeOrNo } from "../action/strike.ts";
import { planOrRefuse } from "../refused.ts";
import { aaRule, actionUsed } from "./aaRule.ts";

const args = z.strictObject({
  technique: z.string(),
  target: z.string(),
  mode: z.string().optional(),
  toPosture: z.string().optional(),
});

/** ST-21: `attack {technique, target, mode?, toPosture?}`. */
export const attack = aaRule({
  args,
  obstacle: actionUsed,
  decide(table, actor, asked) {
    carryOutAttack(table, actor.as, planOrRefuse(strikeOrNo(table.state, actor, asked)));
  },
});

/** ST-22: `feint {technique, target, mode?, toPosture?}`. */
export const feint = aaRule({
  args,
  obstacle: actionUsed,
  decide(table, actor, asked) {
    carryOutFeint(table, actor.as, planOrRefuse(strikeOrNo(table.state, actor, asked)));
  },
});
