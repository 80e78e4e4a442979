import { sumOf } from "../conditions.ts";
import type { House } from "../house/house.ts";
import type { Technique } from "../house/tables.ts";
import type { Fighter, State } from "../state.ts";
import { bodyDistance } from "./bodies.ts";
import { classOf, sectorOfBody } from "./sides.ts";

/** ST-9: distance, reach, and where one can strike. */

/** Hexes at which a technique works, both included. 0 is distance C. */
export type Reach = { readonly near: number; readonly far: number };

/** ST-9.1, ST-17.4: the distance that reaches are measured by. */
export function ruleDistance(state: State, a: Fighter, b: Fighter): number {
  const hexes = bodyDistance(a, b);
  const isHalved = state.house.hexScale === "fine" && state.house.fineReach === "ceilHalf";
  return isHalved ? Math.ceil(hexes / 2) : hexes;
}

/** ST-9.3, ST-9.4: first other changes, then height; below 0 is C. */
export function reachOf(state: State, fighter: Fighter, technique: Technique): Reach {
  const [near, far] = technique.reach;
  const changed = notBelowContact({ near, far: far + sumOf(state, fighter, "reachMod") });
  const byHeight = heightChange(state.house, fighter.sheet.height, technique);
  const shiftsNear = state.house.heightReach === "shiftBand";
  return notBelowContact({ near: changed.near + (shiftsNear ? byHeight : 0), far: changed.far + byHeight });
}

function notBelowContact({ near, far }: Reach): Reach {
  const least = Math.max(0, far);
  return { near: Math.min(Math.max(0, near), least), far: least };
}

/** ST-9.3: head and torso do not come short. */
function heightChange({ heightTable }: House, height: number, { part }: Technique): number {
  const change = heightTable.findLast(({ fromCm }) => fromCm <= height)?.mod ?? 0;
  return part === "head" || part === "torso" ? Math.max(0, change) : change;
}

/** ST-9.5: is the target in front of the attacker or to a side of him? */
export function isInArc(state: State, attacker: Fighter, target: Fighter): boolean {
  if (state.house.attackArc === "any" || attacker.place === undefined || target.place === undefined) return true;
  const sector = sectorOfBody(attacker.place, target.place, "forward");
  return sector === undefined || classOf(sector) !== "rear";
}
