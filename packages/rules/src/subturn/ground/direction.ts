import type { Fighter, State } from "../state.ts";
import { classOf, type SideClass, sectorOfBody, tiesOf } from "./sides.ts";

/** ST-8: from where an attack comes. */

/** The class that counts, and whether it counts so because the attacker has circled (ST-8.5). */
export type AttackDirection = { readonly direction: SideClass; readonly circled: boolean };

/** The direction of an attack made now. */
export function attackDirection(state: State, attacker: Fighter, target: Fighter): AttackDirection {
  if (attacker.place === undefined || target.place === undefined) return { direction: "front", circled: false };
  const direction = classOf(sectorOfBody(target.place, attacker.place, tiesOf(state.house)) ?? "front");
  if (direction !== "rear" || !hasCircled(state, attacker, target)) return { direction, circled: false };
  return { direction: "side", circled: true };
}

/** ST-8.5. */
function hasCircled({ house }: State, { subturn }: Fighter, { place }: Fighter): boolean {
  if (subturn === undefined || place === undefined || !subturn.hasChangedHex) return false;
  if (house.circling === "anyMove") return true;
  const wasBehind = classOf(sectorOfBody(place, subturn.start, tiesOf(house)) ?? "front") === "rear";
  return !wasBehind;
}

/** ST-8.4: what the direction does to the defence. */
export const DIRECTION_MODIFIER: Readonly<Record<SideClass, number>> = { front: 0, side: -2, rear: -4 };
