import { z } from "zod";
import { say } from "../flow/say.ts";
import { pointsText, unitsOf } from "../points.ts";
import { type No, no, planOrRefuse } from "../refused.ts";
import type { Fighter, State } from "../state.ts";
import { aaRule } from "./aaRule.ts";

/** ST-6.3 to ST-6.5: 前借り and 貯金. */

/** An amount of points: a whole number, or `n/d`. */
const args = z.strictObject({ amount: z.union([z.int(), z.string().max(20)]) });

/** `borrow {amount}`. */
export const borrow = aaRule({
  args,
  decide(table, { as, fighter }, { amount }) {
    const units = planOrRefuse(shiftOrNo(table.state, fighter, { amount, way: "borrow" })).units;
    say(table, { type: "borrowed", as, amount: pointsText(units, fighter.share), units });
  },
});

/** `save {amount}`. */
export const save = aaRule({
  args,
  decide(table, { as, fighter }, { amount }) {
    const units = planOrRefuse(shiftOrNo(table.state, fighter, { amount, way: "save" })).units;
    say(table, { type: "saved", as, amount: pointsText(units, fighter.share), units });
  },
});

/** Which way points are shifted. */
export type Shift = { readonly amount: number | string; readonly way: "borrow" | "save" };

/** The units to shift, or `badArgument`, `bankLimit`, `notEnoughMovement`. */
export function shiftOrNo(state: State, fighter: Fighter, { amount, way }: Shift): { readonly units: number } | No {
  const units = unitsOf(amount, fighter.share);
  if (units === undefined) return no("badArgument", `amount: a multiple of 1/${fighter.share}`, { field: "amount" });
  if (units > mostShifted(state, fighter, way)) {
    return no("bankLimit", "amount: no more can be shifted in this main turn", { field: "amount" });
  }
  if (way === "save" && units > fighter.movement.units) {
    return no("notEnoughMovement", "amount: more than is left", { field: "amount" });
  }
  return { units };
}

/** ST-6.3, ST-6.5: the units that the limits still allow; one point is `share` units. */
export function mostShifted({ house }: State, fighter: Fighter, way: "borrow" | "save"): number {
  const isLast = (fighter.subturn?.number ?? 0) >= fighter.share;
  if (isLast && house.bankScope === "mainTurn") return 0;
  const withinThePoint = fighter.share - fighter.bankUsed;
  return way === "save" ? withinThePoint : Math.min(withinThePoint, fighter.sheet.move + fighter.bankNext);
}
