import { z } from "zod";
import { say } from "../flow/say.ts";
import { TURNS, turnOrNo } from "../movement/turning.ts";
import { pointsText } from "../points.ts";
import { planOrRefuse } from "../refused.ts";
import { aaRule } from "./aaRule.ts";

/** ST-10.3: `turn {by}`, steps of 60°, positive clockwise. */
export const turn = aaRule({
  args: z.strictObject({ by: z.literal(TURNS) }),
  decide(table, { as, fighter, record }, { by }) {
    const { facing, units } = planOrRefuse(turnOrNo(table.state, fighter, record, by));
    say(table, { type: "turned", as, by, facing, units, cost: pointsText(units, fighter.movement.per) });
  },
});
