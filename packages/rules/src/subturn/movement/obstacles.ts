import { countMoves } from "../action/modes.ts";
import { isMarked } from "../conditions.ts";
import { postureOf } from "../house/lookup.ts";
import { type No, no } from "../refused.ts";
import type { Fighter, State, SubturnRecord } from "../state.ts";

/** ST-13.5 and the MOVE codes of section 6, in their order. */

/** What kind of movement is asked about. */
export type Movement = "stride" | "stepIn" | "jump";

/** Why one cannot move at all now: `airborne`, then what contradicts earlier choices, then the posture. */
export function moveNo(state: State, fighter: Fighter, record: SubturnRecord, movement: Movement): No | undefined {
  if (fighter.isAirborne) return no("airborne", "in the air there is no movement");
  if (isMarked(state, fighter, "noMove")) return no("movementLocked", "a condition forbids movement");
  if (record.isTurnedOut) return no("turnedTooFar", "after turning 120° or more in one hex there is no movement");
  return afterActionNo(record, movement) ?? afterPostureNo(record) ?? postureForMoveNo(state, fighter, movement);
}

/** ST-13.5: what the action of this sub-turn leaves possible. */
function afterActionNo({ action, ...record }: SubturnRecord, movement: Movement): No | undefined {
  if (action === undefined) return undefined;
  if (movement === "stepIn") return no("actionUsed", "no step-in after the action");
  if (action.isFullMove || action.mode === "move") return undefined;
  const isTheOneStride = action.mode === "step" && movement === "stride" && countMoves(record) === 0;
  return isTheOneStride ? undefined : no("movementLocked", "the action leaves no such movement");
}

function afterPostureNo(record: SubturnRecord): No | undefined {
  if (record.posture !== "other") return undefined;
  return no("postureOrMove", "after this change of posture there is no movement");
}

/** ST-11.1, ST-12.5: jumps and step-ins need to stand upright; strides need a posture that can move. */
function postureForMoveNo(state: State, { posture }: Fighter, movement: Movement): No | undefined {
  const isPossible = movement === "stride" ? postureOf(state.house, posture)?.canMove === true : posture === "upright";
  return isPossible ? undefined : no("wrongPosture", `not while ${posture}`);
}
