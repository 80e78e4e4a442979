import { ray } from "../../space/hex.ts";
import { classOf, directionTo, type Side } from "../ground/sides.ts";
import { elevationOf, isOnMap } from "../ground/terrain.ts";
import type { House } from "../house/house.ts";
import { type No, no } from "../refused.ts";
import type { Fighter, State, SubturnRecord } from "../state.ts";
import { moveNo } from "./obstacles.ts";
import { type Way, wayNo } from "./path.ts";
import { placeOf } from "./strides.ts";

/** ST-11, ST-15.3 to ST-15.5, ST-17.3: jumps. Lengths in cm, from `st` itself. */

/** A horizontal jump that can be tried: where to, how high, its price in units. */
export type Jump = { readonly way: Way; readonly rise: number; readonly units: number };
/** A jump on the spot. */
export type VerticalJump = { readonly rise: number; readonly units: number };

/** ST-11.3. */
export function jumpLength(st: number): number {
  return Math.max(0, (st - 3) * 30);
}

/** ST-15.3. */
export function jumpHeight(st: number): number {
  return Math.max(0, st * 7 - 25);
}

/** What a jump of so many hexes costs in height and the other way round: cm of length for 1 cm of rise. */
function lengthPerRise(house: House): number {
  return house.hexScale === "fine" ? 4 : 2;
}

/** ST-11.3, ST-15.5, ST-17.3: the greatest rise of a jump over so many hexes, cm; below 0 if it is too far at all. */
export function greatestRise(house: House, st: number, hexes: number): number {
  const left = Math.floor((jumpLength(st) - hexes * 100) / lengthPerRise(house));
  return house.combinedRise === "halfAndHigh" ? Math.min(left, jumpHeight(st)) : left;
}

/** The hexes that a jump without a rise covers at most. */
export function farthestJump(st: number): number {
  return Math.floor(jumpLength(st) / 100);
}

/** ST-11.4: points by the direction, whatever the length. */
const FRONT_POINTS = 2;
const OTHER_POINTS = 3;
/** ST-15.3, ST-15.5: a rise costs at least this. */
const RISE_POINTS = 2;

/** ST-11, ST-15.5: a horizontal jump, with or without a rise. */
export function jumpOrNo(
  state: State,
  fighter: Fighter,
  record: SubturnRecord,
  asked: { readonly to: Side; readonly hexes: number; readonly rise: number },
): Jump | No {
  const found = moveNo(state, fighter, record, "jump");
  if (found !== undefined) return found;
  if (asked.rise > greatestRise(state.house, fighter.sheet.st, asked.hexes)) {
    return no("jumpTooFar", "hexes, rise: farther or higher than he can jump", { field: "hexes" });
  }
  const place = placeOf(fighter);
  const direction = directionTo(asked.to, place.facing);
  const way = { place, direction, hexes: ray(place, direction, asked.hexes), rise: asked.rise };
  const blocked = wayNo(state, fighter, record, way);
  if (blocked !== undefined) return blocked;
  const points = Math.max(classOf(asked.to) === "front" ? FRONT_POINTS : OTHER_POINTS, RISE_POINTS);
  return paidOrNo(fighter, points) ?? { way, rise: asked.rise, units: points * fighter.movement.per };
}

/** ST-15.3. */
export function verticalJumpOrNo(
  state: State,
  fighter: Fighter,
  record: SubturnRecord,
  rise: number,
): VerticalJump | No {
  const found = moveNo(state, fighter, record, "jump");
  if (found !== undefined) return found;
  const max = jumpHeight(fighter.sheet.st);
  if (rise > max) return no("jumpTooFar", `rise: at most ${max}`, { field: "rise", allowed: { min: 1, max } });
  return paidOrNo(fighter, RISE_POINTS) ?? { rise, units: RISE_POINTS * fighter.movement.per };
}

/** ST-11.5: the least rise with which a jump clears every hex of its way, cm. */
export function leastRise(
  { house }: State,
  fighter: Fighter,
  asked: { readonly to: Side; readonly hexes: number },
): number {
  const place = placeOf(fighter);
  const way = ray(place, directionTo(asked.to, place.facing), asked.hexes).filter((hex) => isOnMap(house.map, hex));
  const climb = Math.max(0, ...way.map((hex) => elevationOf(house.map, hex) - elevationOf(house.map, place)));
  return climb <= house.stepHeight ? 0 : climb;
}

function paidOrNo(fighter: Fighter, points: number): No | undefined {
  if (points * fighter.movement.per <= fighter.movement.units) return undefined;
  return no("notEnoughMovement", `${points} points needed`);
}
