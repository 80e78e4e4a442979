// §3 `rounding`.
import type { House } from "../house.ts";

/** A part of a value, rounded as the table's rules say: half of the maximum HP, half of damage, a third of the speed. */
export function partOf(house: House, value: number, divisor: 2 | 3): number {
  return house.rounding === "up" ? Math.ceil(value / divisor) : Math.floor(value / divisor);
}
