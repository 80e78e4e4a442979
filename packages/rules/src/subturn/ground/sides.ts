import { alignment, type Direction, type Hex, isSameHex, rotate } from "../../space/hex.ts";
import type { House } from "../house/house.ts";

/** ST-7.4, ST-8.1, ST-8.4: the six neighbours relative to the facing, the sectors around them and their classes. */

/** The six neighbours, clockwise from the front. */
export const SIDES = ["front", "rightSide", "rightRear", "rear", "leftRear", "leftSide"] as const;
/** A neighbour relative to the facing. The "sides" are the two forward diagonals. */
export type Side = (typeof SIDES)[number];

/** From where an attack comes. */
export type SideClass = "front" | "side" | "rear";

/** Where a neighbour lies for one who looks in a direction. */
export function directionTo(side: Side, facing: Direction): Direction {
  return rotate(facing, SIDES.indexOf(side));
}

/** Which neighbour a direction is for one who looks in a direction. */
export function sideTowards(direction: Direction, facing: Direction): Side {
  return SIDES[(direction - facing + 6) % 6] ?? "front";
}

/** ST-8.4. */
export function classOf(side: Side): SideClass {
  if (side === "front") return "front";
  return side === "rightSide" || side === "leftSide" ? "side" : "rear";
}

const FORWARD_FIRST: readonly Side[] = ["front", "rightSide", "leftSide", "rightRear", "leftRear", "rear"];
const REAR_FIRST: readonly Side[] = FORWARD_FIRST.toReversed();

/** Which of two equal sectors counts: the earlier in the list. */
export type Ties = "forward" | "rearward";

/** ST-8.1: how ties of a defender's sectors go at this table. */
export function tiesOf(house: House): Ties {
  return house.boundaryArc === "defender" ? "forward" : "rearward";
}

/** ST-8.1: the sector that another hex lies in for somebody with this hex and facing. */
export function sectorOf(from: Hex & { readonly facing: Direction }, hex: Hex, ties: Ties): Side {
  const sides = ties === "forward" ? FORWARD_FIRST : REAR_FIRST;
  let nearest: Side = "front";
  let most = Number.NEGATIVE_INFINITY;
  for (const side of sides) {
    const product = alignment(from, hex, directionTo(side, from.facing));
    if (product > most) [nearest, most] = [side, product];
  }
  return nearest;
}

/**
 * ST-8.3, ST-9.5: the sector of somebody's main hex or, in the same hex, of his half of it. Nothing in the same hex
 * without halves.
 */
export function sectorOfBody(
  from: Hex & { readonly facing: Direction },
  other: Hex & { readonly half?: Direction },
  ties: Ties,
): Side | undefined {
  if (!isSameHex(from, other)) return sectorOf(from, other, ties);
  return other.half === undefined ? undefined : sideTowards(other.half, from.facing);
}
