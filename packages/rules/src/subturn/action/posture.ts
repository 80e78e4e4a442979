import { type Direction, type Hex, isSameHex } from "../../space/hex.ts";
import {
  bodyOf,
  fallenHexes,
  isLying,
  LYING_ORDER,
  lyingLine,
  lyingProblem,
  risersHalf,
  uprightAt,
  visibleUprightAt,
  withHalf,
  withoutHalf,
} from "../ground/bodies.ts";
import { directionTo, SIDES, type Side } from "../ground/sides.ts";
import { changesFrom, postureOf } from "../house/lookup.ts";
import { type No, no } from "../refused.ts";
import { type Fighter, isHidden, type Place, type State, type SubturnRecord } from "../state.ts";
import { hasMoved } from "./modes.ts";

/** ST-19: changes of posture. */

/** The kind of a change: standing to standing, the one between lying and not lying, or another. */
export type PostureChange = "standing" | "lying" | "other";

/** What changing to a posture would be. */
export function kindOfChange(state: State, from: string, to: string): PostureChange {
  const [before, after] = [postureOf(state.house, from)?.class, postureOf(state.house, to)?.class];
  if (before === "standing" && after === "standing") return "standing";
  return (before === "prone") !== (after === "prone") ? "lying" : "other";
}

/** The posture codes: `badArgument`, `postureUsed`, `postureOrMove`, `airborne`, `wrongPosture`. */
export function postureNo(state: State, fighter: Fighter, record: SubturnRecord, to: string): No | undefined {
  if (postureOf(state.house, to) === undefined) return no("badArgument", `${to} is no posture`, { field: "posture" });
  if (record.posture !== undefined) return no("postureUsed", "the posture was changed in this sub-turn already");
  if (hasMoved(record)) return no("postureOrMove", "after moving the posture cannot be changed");
  if (fighter.isAirborne) return no("airborne", "in the air the posture cannot be changed");
  const allowed = changesFrom(state.house, fighter.posture);
  if (allowed.includes(to)) return undefined;
  return no("wrongPosture", `from ${fighter.posture} only to ${allowed.join(", ")}`, { field: "posture", allowed });
}

/** Where the body is after the change, or why it cannot be there (`badArgument`, `hexFull`, `hexBlocked`). */
export function placeAfterChange(
  state: State,
  fighter: Fighter,
  asked: { readonly to: string; readonly hex?: unknown; readonly dir?: unknown },
): { readonly place: Place } | No {
  const { place } = fighter;
  if (place === undefined) return no("badArgument", "posture: nobody there");
  const isUpNow = !isLying(state, fighter);
  const isUpThen = postureOf(state.house, asked.to)?.class !== "prone";
  if (asked.hex !== undefined && (isUpNow || !isUpThen)) {
    return no("badArgument", "hex: only when getting up", { field: "hex" });
  }
  if (asked.dir !== undefined && (!isUpNow || isUpThen)) {
    return no("badArgument", "dir: only when lying down", { field: "dir" });
  }
  if (isUpNow && !isUpThen) return lyingDown(state, fighter, place, asked.dir);
  if (!isUpNow && isUpThen) return gettingUp(state, fighter, place, asked.hex);
  return { place };
}

function lyingDown(state: State, fighter: Fighter, place: Place, dir: unknown): { readonly place: Place } | No {
  const down = withoutHalf(place);
  if (dir === undefined) return { place: { ...down, extra: fallenHexes(state, fighter.id, place) } };
  const side = SIDES.find((known) => known === dir);
  if (side === undefined) return no("badArgument", `dir: one of ${SIDES.join(", ")}`, { field: "dir" });
  const direction = directionTo(side, place.facing);
  const problem = lyingProblem(state, place, { id: fighter.id, direction });
  if (problem !== undefined) return no(problem, `dir: no room to the ${side}`, { field: "dir" });
  return { place: { ...down, extra: lyingLine(state, place, direction) } };
}

/** ST-19.5. Without a hex he gets up in his main one. */
function gettingUp(state: State, fighter: Fighter, place: Place, hex: unknown): { readonly place: Place } | No {
  const at = hex === undefined ? place : bodyOf(fighter).find((own) => isSame(own, hex));
  if (at === undefined) {
    return no("badArgument", "hex: one of those that the body takes", { field: "hex", allowed: bodyOf(fighter) });
  }
  const others = isHidden(state, fighter) ? uprightAt(state, at, fighter.id) : visibleUprightAt(state, at, fighter.id);
  if (others.length >= 2) return no("hexFull", "hex: two are there already", { field: "hex" });
  return { place: withHalf({ ...place, q: at.q, r: at.r, extra: [] }, risersHalf(state, fighter, at)) };
}

function isSame(own: Hex, given: unknown): boolean {
  if (typeof given !== "object" || given === null || Object.keys(given).length !== 2) return false;
  if (!("q" in given) || !("r" in given)) return false;
  return typeof given.q === "number" && typeof given.r === "number" && isSameHex(own, { q: given.q, r: given.r });
}

/** The directions in which one could lie down now, the one that is taken if none is named first (ST-19.6). */
export function lyingSides(state: State, fighter: Fighter, place: Place): readonly Side[] {
  const isPossible = (direction: Direction) => lyingProblem(state, place, { id: fighter.id, direction }) === undefined;
  return LYING_ORDER.filter((side) => isPossible(directionTo(side, place.facing)));
}
