import { type Direction, rotate } from "../../space/hex.ts";
import { postureOf } from "../house/lookup.ts";
import { type No, no } from "../refused.ts";
import type { Fighter, State, SubturnRecord } from "../state.ts";

/** ST-10.2, ST-10.3, ST-10.4: turning. */

/** A turn that can be made: how far, to where, for how many units. */
export type Turn = { readonly by: number; readonly facing: Direction; readonly units: number };

/** The turns that a command may ask for, in steps of 60°, positive clockwise. */
export const TURNS = [-3, -2, -1, 1, 2, 3] as const;

/** A turn by steps of 60°, or why not: `wrongPosture`, `notEnoughMovement`. */
export function turnOrNo(state: State, fighter: Fighter, record: SubturnRecord, by: number): Turn | No {
  if (!canTurn(state, fighter)) return no("wrongPosture", `not while ${fighter.posture}`);
  const units = (priceOf(record.turned + Math.abs(by)) - priceOf(record.turned)) * fighter.movement.per;
  if (units > fighter.movement.units) return no("notEnoughMovement", "by: not enough movement left", { field: "by" });
  return { by, facing: rotate(fighter.place?.facing ?? 0, by), units };
}

/** Does the posture allow turning? */
export function canTurn(state: State, fighter: Fighter): boolean {
  return postureOf(state.house, fighter.posture)?.canTurn === true;
}

/** ST-10.3: points for so many steps of 60° in one hex: the first is free. */
function priceOf(steps: number): number {
  return Math.max(0, steps - 1);
}
