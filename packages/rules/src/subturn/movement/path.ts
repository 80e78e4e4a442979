import { type Direction, type Hex, stepsBetween } from "../../space/hex.ts";
import { uprightAt, visibleUprightAt } from "../ground/bodies.ts";
import { elevationOf, isBlocked, isOnMap } from "../ground/terrain.ts";
import { type No, no } from "../refused.ts";
import { type Fighter, isHidden, type Place, type State, type SubturnRecord } from "../state.ts";

/** The HEX codes of section 6: ST-10.5, ST-11.5, ST-12.5, ST-13.2, ST-14.1, ST-14.3, ST-17.6. */

/** A straight way through hexes, the last one the goal. `rise` of a jump in cm; a stride or step-in has none. */
export type Way = {
  readonly place: Place;
  readonly direction: Direction;
  readonly hexes: readonly Hex[];
  readonly rise?: number;
};

/** Why the way cannot be taken. Hidden ones are in nobody's way but that of another hidden one (ST-25.6). */
export function wayNo(state: State, fighter: Fighter, record: SubturnRecord, way: Way): No | undefined {
  return directionNo(state, record, way) ?? halfNo(way) ?? hexesNo(state, fighter, way);
}

/** ST-13.2. */
function directionNo({ house }: State, { directions }: SubturnRecord, { direction }: Way): No | undefined {
  const earlier = house.travelLimit === "allPairs" ? directions : directions.slice(-1);
  if (earlier.every((before) => stepsBetween(before, direction) <= 1)) return undefined;
  return no("directionConflict", "to: at most 60° off the movement before", { field: "to" });
}

/** ST-14.3. */
function halfNo({ place, direction }: Way): No | undefined {
  if (place.half === undefined || stepsBetween(place.half, direction) <= 1) return undefined;
  return no("halfBlocked", "to: not through the other's half of the hex", { field: "to" });
}

function hexesNo(state: State, fighter: Fighter, way: Way): No | undefined {
  for (const [i, hex] of way.hexes.entries()) {
    const found = groundNo(state, way, i) ?? occupiedNo(state, fighter, hex, i === way.hexes.length - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function groundNo({ house }: State, way: Way, i: number): No | undefined {
  const hex = way.hexes[i] ?? way.place;
  if (!isOnMap(house.map, hex)) return no("offMap", "to: there the map ends", { field: "to" });
  if (isBlocked(house.map, hex)) return no("hexBlocked", "to: the hex is blocked", { field: "to" });
  const isPassable = way.rise === undefined ? isWalkable(house, way, i) : isClearedByJump(house, way, hex);
  return isPassable ? undefined : no("tooSteep", "to: too high or too deep", { field: "to" });
}

/** ST-10.5, ST-12.5: no edge rises by more than the step height; only the last may drop by more. */
function isWalkable({ map, stepHeight }: State["house"], { place, hexes }: Way, i: number): boolean {
  const climb = elevationOf(map, hexes[i] ?? place) - elevationOf(map, hexes[i - 1] ?? place);
  return climb <= stepHeight && (climb >= -stepHeight || i === hexes.length - 1);
}

/** ST-11.5. */
function isClearedByJump({ map, stepHeight }: State["house"], { place, rise = 0 }: Way, hex: Hex): boolean {
  return elevationOf(map, hex) - elevationOf(map, place) <= Math.max(rise, stepHeight);
}

/** ST-11.5, ST-12.5, ST-14.1: nobody upright on the way, room at the goal. */
function occupiedNo(state: State, fighter: Fighter, hex: Hex, isGoal: boolean): No | undefined {
  const there = isHidden(state, fighter) ? uprightAt(state, hex, fighter.id) : visibleUprightAt(state, hex, fighter.id);
  if (there.length === 0) return undefined;
  const isShared = isGoal && state.house.enterOccupied === "allowed" && !there.some((other) => isHidden(state, other));
  if (!isShared) return no("hexOccupied", "to: somebody is there", { field: "to" });
  return there.length >= 2 ? no("hexFull", "to: two are there already", { field: "to" }) : undefined;
}
