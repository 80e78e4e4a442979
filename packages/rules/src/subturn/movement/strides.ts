import { type Direction, ray } from "../../space/hex.ts";
import { classOf, directionTo, type Side } from "../ground/sides.ts";
import { type No, no } from "../refused.ts";
import type { Fighter, Place, State, SubturnRecord } from "../state.ts";
import { moveNo } from "./obstacles.ts";
import { type Way, wayNo } from "./path.ts";
import { canTurn } from "./turning.ts";

/** ST-10.1, ST-10.6, ST-12.5, ST-17.6: strides and step-ins. */

/** A stride or step-in that the mover may make: the turn before it, the way, its price in units. */
export type Stride = {
  readonly by: -1 | 0 | 1;
  readonly facing: Direction;
  readonly way: Way;
  readonly units: number;
};

/** The neighbours that one can go to while turning to them (ST-10.6, ST-12.5). */
export const FORWARD_SIDES = ["front", "rightSide", "leftSide"] as const;
/** See {@link FORWARD_SIDES}. */
export type ForwardSide = (typeof FORWARD_SIDES)[number];

/** Points for the front hex, and for any other. */
const FRONT_POINTS = 1;
const OTHER_POINTS = 2;
/** Hexes of a step-in, and of a stride of a full move. */
const LONG_STRIDE = 2;

/** ST-10.1: one stride with the facing kept. */
export function walkOrNo(state: State, fighter: Fighter, record: SubturnRecord, to: Side): Stride | No {
  const found = moveNo(state, fighter, record, "stride");
  if (found !== undefined) return found;
  const place = placeOf(fighter);
  const direction = directionTo(to, place.facing);
  const points = to === "front" ? FRONT_POINTS : OTHER_POINTS;
  return strideOrNo(state, fighter, record, { by: 0, direction, points, hexes: hexesOfStride(record) });
}

/** ST-10.6: 前進, turning to the hex first. */
export function advanceOrNo(state: State, fighter: Fighter, record: SubturnRecord, to: ForwardSide): Stride | No {
  const found = moveNo(state, fighter, record, "stride") ?? turnNo(state, fighter, record, to);
  if (found !== undefined) return found;
  const hexes = hexesOfStride(record);
  return strideOrNo(state, fighter, record, { ...towards(fighter, to), points: FRONT_POINTS, hexes });
}

/** ST-12.5. */
export function stepInOrNo(state: State, fighter: Fighter, record: SubturnRecord, to: ForwardSide): Stride | No {
  const found = moveNo(state, fighter, record, "stepIn") ?? turnNo(state, fighter, record, to);
  if (found !== undefined) return found;
  const points = state.house.stepInCost;
  return strideOrNo(state, fighter, record, { ...towards(fighter, to), points, hexes: LONG_STRIDE });
}

/** How a stride is called by where it leads (ST-10.6). */
export function styleOf(to: Side): "advance" | "sidestep" | "backstep" {
  const direction = classOf(to);
  if (direction === "front") return "advance";
  return direction === "side" ? "sidestep" : "backstep";
}

type Asked = {
  readonly by: -1 | 0 | 1;
  readonly direction: Direction;
  readonly points: number;
  readonly hexes: number;
};

function strideOrNo(state: State, fighter: Fighter, record: SubturnRecord, asked: Asked): Stride | No {
  const place = placeOf(fighter);
  const way = { place, direction: asked.direction, hexes: ray(place, asked.direction, asked.hexes) };
  const found = wayNo(state, fighter, record, way);
  if (found !== undefined) return found;
  const units = asked.points * fighter.movement.per;
  if (units > fighter.movement.units) return no("notEnoughMovement", "to: not enough movement left", { field: "to" });
  return { by: asked.by, facing: asked.by === 0 ? place.facing : asked.direction, way, units };
}

/** ST-10.6: the first 60° in a hex are free; a turn that would make 120° ends all movement. */
function turnNo(state: State, fighter: Fighter, record: SubturnRecord, to: ForwardSide): No | undefined {
  if (to === "front") return undefined;
  if (!canTurn(state, fighter)) return no("wrongPosture", `not while ${fighter.posture}`);
  if (record.turned === 0) return undefined;
  return no("turnedTooFar", "to: that would make 120° in this hex", { field: "to" });
}

function towards(fighter: Fighter, to: ForwardSide): { readonly by: -1 | 0 | 1; readonly direction: Direction } {
  const by = to === "front" ? 0 : to === "rightSide" ? 1 : -1;
  return { by, direction: directionTo(to, placeOf(fighter).facing) };
}

function hexesOfStride(record: SubturnRecord): number {
  return record.action?.isFullMove ? LONG_STRIDE : 1;
}

/** Where a fighter is who acts. @throws Error for one who was removed: he never acts */
export function placeOf({ id, place }: Fighter): Place {
  if (place === undefined) throw new Error(`${id} is not on the map`);
  return place;
}
