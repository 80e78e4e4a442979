import { opposite } from "../../space/hex.ts";
import { fallenHexes, isLying, uprightAt, withHalf, withoutHalf } from "../ground/bodies.ts";
import { elevationOf } from "../ground/terrain.ts";
import { fighterOf, type Place, type State } from "../state.ts";
import type { Outcome } from "./bump.ts";
import type { Way } from "./path.ts";

/** Where a move has led: ST-10.5, ST-14.2, ST-15.5; for one who may move while lying also ST-19.6. */

/** The place at the end of what was made of a way. */
export type Arrival = { readonly place: Place; readonly isAirborne: boolean };

/** The end of a stride or step-in: more than the step height down he is in the air. */
export function arrivalOnFoot(state: State, as: string, way: Way, outcome: Outcome): Arrival {
  const { map, stepHeight } = state.house;
  const end = way.hexes[outcome.made - 1] ?? way.place;
  const before = way.hexes[outcome.made - 2] ?? way.place;
  const drop = elevationOf(map, before) - elevationOf(map, end);
  const altitude = drop > stepHeight ? drop : 0;
  return { place: landedAt(state, as, way, { outcome, altitude }), isAirborne: altitude > 0 };
}

/** The end of a jump, always in the air (ST-11.6): as high above its ground as the start and the rise make it. */
export function arrivalInTheAir(state: State, as: string, way: Way, outcome: Outcome): Arrival {
  const { map } = state.house;
  const end = way.hexes[outcome.made - 1] ?? way.place;
  const altitude = Math.max(0, elevationOf(map, way.place) + (way.rise ?? 0) - elevationOf(map, end));
  return { place: landedAt(state, as, way, { outcome, altitude }), isAirborne: true };
}

function landedAt(state: State, as: string, way: Way, at: { outcome: Outcome; altitude: number }): Place {
  const end = way.hexes[at.outcome.made - 1] ?? way.place;
  if (at.outcome.made === 0) return { ...way.place, altitude: at.altitude };
  const arrived: Place = { ...withoutHalf(way.place), q: end.q, r: end.r, altitude: at.altitude, extra: [] };
  if (isLying(state, fighterOf(state, as))) return { ...arrived, extra: fallenHexes(state, as, arrived) };
  const isShared = uprightAt(state, end, as).length > 0;
  return withHalf(arrived, isShared ? opposite(way.direction) : undefined);
}
