import { z } from "zod";
import type { Direction } from "../../space/hex.ts";
import { check } from "../flow/checks.ts";
import { say, type Table } from "../flow/say.ts";
import { SIDES } from "../ground/sides.ts";
import { arrivalInTheAir } from "../movement/arrival.ts";
import { outcomeOf, tellOutcome } from "../movement/bump.ts";
import { type Jump, jumpOrNo, verticalJumpOrNo } from "../movement/jumps.ts";
import { placeOf } from "../movement/strides.ts";
import { pointsText } from "../points.ts";
import { planOrRefuse } from "../refused.ts";
import { type Actor, aaRule } from "./aaRule.ts";

/** ST-11, ST-15.5: `jump {to, hexes, rise}`. */
export const jump = aaRule({
  args: z.strictObject({ to: z.enum(SIDES), hexes: z.int().min(1), rise: z.int().min(0).default(0) }),
  decide(table, actor, asked) {
    const plan = planOrRefuse(jumpOrNo(table.state, actor.fighter, actor.record, asked));
    if (!isMade(table, actor, { units: plan.units, direction: plan.way.direction })) return;
    land(table, actor, { ...asked, plan });
  },
});

/** ST-15.3: `verticalJump {rise}`, on the spot. */
export const verticalJump = aaRule({
  args: z.strictObject({ rise: z.int().min(1) }),
  decide(table, actor, asked) {
    const { as, fighter, record } = actor;
    const { rise, units } = planOrRefuse(verticalJumpOrNo(table.state, fighter, record, asked.rise));
    if (!isMade(table, actor, { units })) return;
    const place = { ...placeOf(fighter), altitude: rise };
    const cost = pointsText(units, fighter.movement.per);
    say(table, { type: "jumped", as, hexes: 0, rise, q: place.q, r: place.r, altitude: rise, cost, units, place });
  },
});

/** ST-11.2: without a jump check every jump is made. On a failure the points are spent and nothing else happens. */
function isMade(table: Table, { as, fighter }: Actor, jump: { units: number; direction?: Direction }): boolean {
  if (table.state.house.jumpCheck === "off") return true;
  const sum = [{ term: "st", value: fighter.sheet.st }];
  const { margin: _, ...result } = check(table, sum, { as, why: "jump" });
  say(table, { type: "jumpChecked", as, ...result, ...jump, cost: pointsText(jump.units, fighter.movement.per) });
  return result.success;
}

function land(
  table: Table,
  { as, fighter }: Actor,
  { to, plan }: { readonly to: (typeof SIDES)[number]; readonly plan: Jump },
): void {
  const { way, rise, units } = plan;
  const outcome = outcomeOf(table.state, as, way);
  const { place } = arrivalInTheAir(table.state, as, way, outcome);
  tellOutcome(table, as, outcome);
  const { q, r, altitude } = place;
  const cost = pointsText(units, fighter.movement.per);
  const where = { hexes: outcome.made, rise, q, r, altitude, place, direction: way.direction };
  say(table, { type: "jumped", as, to, ...where, cost, units });
}
