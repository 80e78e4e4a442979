import { refuse } from "../../core/refusal.ts";
import { type Hex, ring } from "../../space/hex.ts";
import type { HexMap } from "../house/tables.ts";
import { type Fighter, isHidden, type Place, type State, withFighter } from "../state.ts";
import { isBodyAt } from "./bodies.ts";
import { isBlocked, isOnMap } from "./terrain.ts";

/** Not in the rules: where those stand whose sheet names no place. Player characters in the west, NPCs facing them. */

/** Steps from the middle of the map at which the search begins, as far as the map goes. */
const APART = 3;
/** No map is wider. */
const WIDEST = 200;

/**
 * Everybody without a place gets one. Visible ones are placed first, as if nobody were hidden, so that where they stand
 * tells nothing.
 * @throws Refused (`badArgument`) if the map is full
 */
export function withFreePlaces(state: State): State {
  const placeless = state.combatants.filter(({ place, fate }) => place === undefined && fate !== "fled");
  const visibleFirst = placeless.toSorted((a, b) => Number(isHidden(state, a)) - Number(isHidden(state, b)));
  return visibleFirst.reduce(
    (placed, fighter) => withFighter(placed, fighter.id, (f) => ({ ...f, place: freePlace(placed, f) })),
    state,
  );
}

function freePlace(state: State, fighter: Fighter): Place {
  const { map } = state.house;
  const isPc = fighter.kind === "pc";
  const start = startOf(map, isPc ? -APART : APART);
  const inTheWay = state.combatants.filter((other) => isHidden(state, fighter) || !isHidden(state, other));
  for (let radius = 0; radius <= WIDEST; radius++) {
    const free = ring(start, radius).find(
      (hex) => isOnMap(map, hex) && !isBlocked(map, hex) && !inTheWay.some((other) => isBodyAt(other, hex)),
    );
    if (free !== undefined) return { ...free, facing: isPc ? 0 : 3, altitude: 0, extra: [] };
  }
  refuse("badArgument", `${fighter.id}: no free hex on the map`, { field: "place" });
}

function startOf(map: HexMap, east: number): Hex {
  if (map.shape === "hexagon") return { q: Math.max(-map.radius, Math.min(map.radius, east)), r: 0 };
  const row = Math.floor(map.rows / 2);
  const column = Math.max(0, Math.min(map.cols - 1, Math.floor(map.cols / 2) + east));
  return { q: column - Math.floor(row / 2), r: row };
}
