import { z } from "zod";
import { setByData, setGradeEffect } from "../flow/conditions.ts";
import { say, type Table } from "../flow/say.ts";
import { SIDES, type Side } from "../ground/sides.ts";
import { type Arrival, arrivalOnFoot } from "../movement/arrival.ts";
import { outcomeOf, tellOutcome } from "../movement/bump.ts";
import { advanceOrNo, FORWARD_SIDES, type Stride, stepInOrNo, styleOf, walkOrNo } from "../movement/strides.ts";
import { pointsText } from "../points.ts";
import { planOrRefuse } from "../refused.ts";
import { type Actor, aaRule } from "./aaRule.ts";

const anySide = z.strictObject({ to: z.enum(SIDES) });
const forwardSide = z.strictObject({ to: z.enum(FORWARD_SIDES) });

/** ST-10.1: `walk {to}`, one stride with the facing kept. */
export const walk = aaRule({
  args: anySide,
  decide(table, actor, { to }) {
    stride(table, actor, to, planOrRefuse(walkOrNo(table.state, actor.fighter, actor.record, to)));
  },
});

/** ST-10.6: `advance {to}`, one stride to a forward hex, turning to it first. */
export const advance = aaRule({
  args: forwardSide,
  decide(table, actor, { to }) {
    stride(table, actor, "front", planOrRefuse(advanceOrNo(table.state, actor.fighter, actor.record, to)));
  },
});

/** ST-12.5: `stepIn {to}`, two hexes forward in one stride; a 大技 whether or not an action follows. */
export const stepIn = aaRule({
  args: forwardSide,
  decide(table, actor, { to }) {
    const plan = planOrRefuse(stepInOrNo(table.state, actor.fighter, actor.record, to));
    say(table, { type: "steppedIn", ...travel(table, actor, plan) });
    setGradeEffect(table, actor.as, "large");
    setByData(table, { as: actor.as, condition: "steppedIn", source: actor.as });
  },
});

function stride(table: Table, actor: Actor, towards: Side, plan: Stride): void {
  say(table, { type: "moved", style: styleOf(towards), ...travel(table, actor, plan) });
}

/** Turns if the stride begins with it, tells whom it shows, and returns what the stride's own event says. */
function travel(table: Table, { as, fighter }: Actor, { by, facing, way, units }: Stride) {
  if (by !== 0) say(table, { type: "turned", as, by, facing, units: 0, cost: "0" });
  const outcome = outcomeOf(table.state, as, way);
  const arrival: Arrival = arrivalOnFoot(table.state, as, { ...way, place: { ...way.place, facing } }, outcome);
  tellOutcome(table, as, outcome);
  const { q, r } = arrival.place;
  const cost = pointsText(units, fighter.movement.per);
  return { as, q, r, cost, units, direction: way.direction, ...arrival };
}
