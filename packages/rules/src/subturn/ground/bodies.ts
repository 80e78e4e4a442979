import { memo, memoLatest } from "../../core/memo.ts";
import {
  DIRECTIONS,
  type Direction,
  type Hex,
  hexDistance,
  hexKey,
  hexTowards,
  isSameHex,
  opposite,
  ray,
} from "../../space/hex.ts";
import { postureOf } from "../house/lookup.ts";
import { type Fighter, isHidden, type Place, type State } from "../state.ts";
import { directionTo, type Side } from "./sides.ts";
import { elevationOf, isBlocked, isOnMap } from "./terrain.ts";

/** ST-7.2, ST-9.1, ST-14.2, ST-19.5, ST-19.6: bodies on hexes. */

/** Is the body lying: a posture of class `prone`? */
export function isLying(state: Pick<State, "house">, fighter: Fighter): boolean {
  return postureOf(state.house, fighter.posture)?.class === "prone";
}

/** The hexes that a body takes, main hex first; none if it is gone. */
export const bodyOf = memo(({ place }: Fighter): readonly Hex[] =>
  place === undefined ? [] : [mainHex(place), ...place.extra],
);

/** A place's coordinates alone. */
export function mainHex({ q, r }: Hex): Hex {
  return { q, r };
}

/** Does the body take this hex? */
export function isBodyAt(fighter: Fighter, hex: Hex): boolean {
  return bodyOf(fighter).some((own) => isSameHex(own, hex));
}

/** Those others who stand, crouch or kneel in this hex, hidden ones included. */
export function uprightAt(state: State, hex: Hex, except: string): readonly Fighter[] {
  const there = uprightBy(state.combatants, state.house).get(hexKey(hex)) ?? NOBODY;
  return there.some(({ id }) => id === except) ? there.filter(({ id }) => id !== except) : there;
}

const NOBODY: readonly Fighter[] = [];

const uprightBy = memoLatest(
  (combatants: State["combatants"], house: State["house"]): ReadonlyMap<number, Fighter[]> => {
    const upright = new Map<number, Fighter[]>();
    for (const fighter of combatants) {
      if (fighter.place === undefined || isLying({ house }, fighter)) continue;
      const key = hexKey(fighter.place);
      upright.set(key, [...(upright.get(key) ?? []), fighter]);
    }
    return upright;
  },
);

/** As {@link uprightAt}, without the hidden ones. */
export function visibleUprightAt(state: State, hex: Hex, except: string): readonly Fighter[] {
  return uprightAt(state, hex, except).filter((other) => !isHidden(state, other));
}

/** ST-9.1: the least number of steps between two bodies. */
export function bodyDistance(a: Fighter, b: Fighter): number {
  let least = Number.POSITIVE_INFINITY;
  for (const own of bodyOf(a)) for (const other of bodyOf(b)) least = Math.min(least, hexDistance(own, other));
  return least;
}

/** Why a body cannot be laid towards a direction: somebody is there, or the ground does not allow it. */
export type LyingProblem = "hexFull" | "hexBlocked";

/** ST-19.6: may the body lie from this hex in this direction? Hidden ones are not in the way. */
export function lyingProblem(
  state: State,
  from: Hex,
  to: { id: string; direction: Direction },
): LyingProblem | undefined {
  const { map, stepHeight } = state.house;
  const line = lyingLine(state, from, to.direction);
  if (line.some((hex) => isOnMap(map, hex) && visibleUprightAt(state, hex, to.id).length > 0)) return "hexFull";
  const isPossible = line.every((hex, i) => {
    const before = line[i - 1] ?? from;
    const climb = Math.abs(elevationOf(map, hex) - elevationOf(map, before));
    return isOnMap(map, hex) && !isBlocked(map, hex) && climb <= stepHeight;
  });
  return isPossible ? undefined : "hexBlocked";
}

/** The further hexes of a body that lies from this hex in this direction. */
export function lyingLine(state: Pick<State, "house">, from: Hex, direction: Direction): readonly Hex[] {
  return ray(from, direction, state.house.proneHexes - 1);
}

/** ST-19.6: the directions in which a falling body is laid, the first possible one counts. */
export const LYING_ORDER: readonly Side[] = ["rear", "rightRear", "leftRear", "rightSide", "leftSide", "front"];

/** ST-19.6: the further hexes of a body that falls here: the first possible direction, or none at all. */
export function fallenHexes(state: State, id: string, place: Place): readonly Hex[] {
  const direction = LYING_ORDER.map((side) => directionTo(side, place.facing)).find(
    (candidate) => lyingProblem(state, place, { id, direction: candidate }) === undefined,
  );
  return direction === undefined ? [] : lyingLine(state, place, direction);
}

/** ST-19.5: the half that one who gets up in this hex takes beside somebody who is there already; none if it is free. */
export function risersHalf(state: State, riser: Fighter, hex: Hex): Direction | undefined {
  const other = uprightAt(state, hex, riser.id)[0];
  if (other?.place === undefined) return undefined;
  const towardsBody = DIRECTIONS.find((direction) => {
    const neighbour = hexTowards(hex, direction);
    return isBodyAt(riser, neighbour);
  });
  return towardsBody ?? other.place.facing;
}

/** A place without a half. */
export function withoutHalf({ half: _, ...place }: Place): Place {
  return place;
}

/** A place with this half, or with none. */
export function withHalf(place: Place, half: Direction | undefined): Place {
  return half === undefined ? withoutHalf(place) : { ...place, half };
}

/**
 * ST-14.2, ST-14.4: sets the halves right after somebody moved, got up, fell or went. Whoever is alone in his hex has none;
 * beside the one who came, the other has the opposite half.
 */
export function withHalvesAfter(state: State, mover: string): State {
  const combatants = state.combatants.map((fighter) => {
    if (fighter.place === undefined) return fighter;
    const partner = isLying(state, fighter) ? undefined : uprightAt(state, fighter.place, fighter.id)[0];
    const half = partner === undefined ? undefined : halfBeside(fighter, partner, mover);
    return half === fighter.place.half ? fighter : { ...fighter, place: withHalf(fighter.place, half) };
  });
  return { ...state, combatants };
}

function halfBeside(fighter: Fighter, partner: Fighter, mover: string): Direction | undefined {
  const given = partner.place?.half;
  return partner.id === mover && given !== undefined ? opposite(given) : fighter.place?.half;
}
