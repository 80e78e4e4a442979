import { z } from "zod";
import type { CommonArguments, CommonRule } from "../../core/commandRule.ts";
import type { Json } from "../../core/json.ts";
import { refuse } from "../../core/refusal.ts";
import { lapseIfBroken } from "../action/attack.ts";
import { placeAfterChange } from "../action/posture.ts";
import type { SubturnEvent } from "../events.ts";
import { reveal } from "../flow/reveal.ts";
import { say } from "../flow/say.ts";
import { goOn } from "../flow/subturn.ts";
import { judge, maxHp } from "../flow/wounds.ts";
import { USES_PATH } from "../fold/table.ts";
import { fallenHexes, isLying, uprightAt, withoutHalf } from "../ground/bodies.ts";
import { isBlocked, isOnMap } from "../ground/terrain.ts";
import { postureOf } from "../house/lookup.ts";
import { seenByRising } from "../movement/bump.ts";
import { placeOf } from "../movement/strides.ts";
import { isNo } from "../refused.ts";
import { type Fighter, fighterOf, type Place, type State } from "../state.ts";
import { limitedOf } from "../uses.ts";
import { isNotEnded } from "./combatants.ts";

/** ST-24.2: `adjust {path, set | add, reason}`. */
export const adjust: CommonRule<State, SubturnEvent, CommonArguments["adjust"]> = {
  isPhase: isNotEnded,
  decide(table, { as, args }) {
    const adjustment = adjustmentOf(table.state, fighterOf(table.state, as), args);
    const { place } = adjustment;
    const isRising = args.path === "traits.posture" && isLying(table.state, fighterOf(table.state, as));
    if (isRising && place !== undefined) {
      for (const id of seenByRising(table.state, as, place)) reveal(table, id, "bumped");
    }
    say(table, { type: "adjusted", as, path: args.path, reason: args.reason, ...adjustment });
    if (args.path === "gauges.hp.current") judge(table, as);
    lapseIfBroken(table);
    if (table.state.phase !== "setup") goOn(table);
  },
};

type Asked = Pick<CommonArguments["adjust"], "path" | "set" | "add">;
/** The value that a path gets, and the place that comes with it. */
type Adjustment = { readonly to: Json; readonly place?: Place };

function adjustmentOf(state: State, fighter: Fighter, asked: Asked): Adjustment {
  const place = placeOf(fighter);
  switch (asked.path) {
    case "gauges.hp.current":
      return { to: wholeNumber(asked, fighter.hp, { max: maxHp(fighter.sheet) }) };
    case "gauges.movement.current":
      return { to: wholeNumber(asked, fighter.movement.units, { min: 0 }) };
    case "traits.subturns":
      return { to: wholeNumber(asked, fighter.subturns, { min: 1, max: 10 }) };
    case "traits.posture":
      return newPosture(state, fighter, asked.set);
    case "place":
      return newPlace(state, fighter, asked.set);
    case "place.altitude": {
      const to = wholeNumber(asked, place.altitude, { min: 0, max: MAX_ALTITUDE });
      return { to, place: { ...place, altitude: to } };
    }
    case "place.facing": {
      const to = wholeNumber(asked, place.facing, { min: 0, max: 5 });
      return { to, place: { ...place, facing: readFacing(to) } };
    }
    default:
      return newUses(state, fighter, asked);
  }
}

/** Highest a body can be lifted, cm. */
const MAX_ALTITUDE = 10_000;
/** Numbers beyond this, either way, are slips of the pen. */
const FARTHEST = 100_000;

type Limits = { readonly min?: number; readonly max?: number };

function wholeNumber({ path, set, add }: Asked, now: number, { min = -FARTHEST, max = FARTHEST }: Limits): number {
  const to = add === undefined ? set : now + add;
  if (typeof to === "number" && Number.isInteger(to) && to >= min && to <= max) return to;
  refuse("badArgument", `${path}: a whole number from ${min} to ${max}`, { field: add === undefined ? "set" : "add" });
}

const facing = z.literal([0, 1, 2, 3, 4, 5]);
const hexAlone = z.strictObject({ q: z.int(), r: z.int() });

function readFacing(to: number): Place["facing"] {
  return facing.parse(to);
}

function newUses(state: State, fighter: Fighter, asked: Asked): Adjustment {
  const id = USES_PATH.exec(asked.path)?.[1];
  const limited = limitedOf(state.house, fighter).find((one) => one.id === id);
  if (limited === undefined) refuse("badArgument", "path: nothing that can be adjusted", { field: "path" });
  const left = limited.max - (fighter.spent[limited.id] ?? 0);
  return { to: wholeNumber(asked, left, { min: 0, max: limited.max }) };
}

/** No movement for ST-13: somebody was put there. */
function newPlace(state: State, fighter: Fighter, set: Json | undefined): Adjustment {
  const read = hexAlone.safeParse(set);
  const isFree =
    read.success &&
    isOnMap(state.house.map, read.data) &&
    !isBlocked(state.house.map, read.data) &&
    uprightAt(state, read.data, fighter.id).length === 0;
  if (!isFree) refuse("badArgument", "set: {q, r} on the map, free and unblocked", { field: "set" });
  const moved: Place = { ...withoutHalf(placeOf(fighter)), ...read.data, altitude: 0, extra: [] };
  const extra = isLying(state, fighter) ? fallenHexes(state, fighter.id, moved) : [];
  return { to: read.data, place: { ...moved, extra } };
}

/** No AA: ST-19.5 and ST-19.6 with their defaults. */
function newPosture(state: State, fighter: Fighter, set: Json | undefined): Adjustment {
  if (typeof set !== "string" || postureOf(state.house, set) === undefined) {
    refuse("badArgument", "set: a posture of the house data", { field: "set" });
  }
  const plan = placeAfterChange(state, fighter, { to: set });
  if (isNo(plan)) refuse("badArgument", `set: ${plan.message}`, { field: "set" });
  return { to: set, place: plan.place };
}
