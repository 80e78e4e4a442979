import { z } from "zod";
import { finishAction } from "../action/finish.ts";
import { kindOfChange, placeAfterChange, postureNo } from "../action/posture.ts";
import { reveal } from "../flow/reveal.ts";
import { say } from "../flow/say.ts";
import { isLying } from "../ground/bodies.ts";
import { seenByRising } from "../movement/bump.ts";
import { planOrRefuse, refuseIf } from "../refused.ts";
import { aaRule, actionUsed } from "./aaRule.ts";

/** ST-19: `changePosture {posture, hex?, dir?}`. Between kneeling and lying it is an action of its own (ST-19.4). */
export const changePosture = aaRule({
  args: z.strictObject({ posture: z.string(), hex: z.json().optional(), dir: z.json().optional() }),
  obstacle: actionUsed,
  decide(table, { as, fighter, record }, { posture: to, hex, dir }) {
    refuseIf(postureNo(table.state, fighter, record, to));
    const { place } = planOrRefuse(placeAfterChange(table.state, fighter, { to, hex, dir }));
    const change = kindOfChange(table.state, fighter.posture, to);
    if (isLying(table.state, fighter))
      for (const id of seenByRising(table.state, as, place)) reveal(table, id, "bumped");
    say(table, { type: "postureChanged", as, from: fighter.posture, to, q: place.q, r: place.r, place, change });
    if (change === "lying") finishAction(table, as, undefined);
  },
});
