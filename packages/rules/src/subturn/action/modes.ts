import { isMarked } from "../conditions.ts";
import { postureOf } from "../house/lookup.ts";
import { GRADES, type Grade } from "../house/values.ts";
import { type No, no } from "../refused.ts";
import type { Fighter, Mode, State, SubturnRecord } from "../state.ts";

/** ST-5.4, ST-12, ST-13.4: how an action may go together with the movement of its sub-turn. */

/** All modes, as commands name them. */
export const MODES: readonly Mode[] = ["stand", "step", "move", "stepIn"];

/** The "units" of ST-13.4: strides, and one for a change of posture. */
export function countMoves(record: SubturnRecord): number {
  return record.strides + (record.posture === undefined ? 0 : 1);
}

/** Has the body moved in this sub-turn: strides, jumps, step-ins? */
export function hasMoved(record: SubturnRecord): boolean {
  return record.strides > 0 || record.hasJumped || record.hasSteppedIn;
}

/** Is the posture a 立姿勢 (ST-12.2)? */
export function isStanding(state: State, fighter: Fighter): boolean {
  return postureOf(state.house, fighter.posture)?.class === "standing";
}

/** ST-13.4: the modes that an action may have now; the first is the default. */
export function modesOf(state: State, fighter: Fighter, record: SubturnRecord): readonly Mode[] {
  if (record.hasSteppedIn) return ["stepIn"];
  const units = countMoves(record);
  if (record.hasJumped || units >= 2) return ["move"];
  if (units === 1) return record.posture === "other" ? ["step"] : ["step", "move"];
  const isFree = !fighter.isAirborne && !record.isTurnedOut && !isMarked(state, fighter, "noMove");
  return isStanding(state, fighter) && isFree ? ["stand", "step", "move"] : ["stand"];
}

/** What a command's mode comes to: `given` as the command names it, or the default. */
export type ModeQuestion = { readonly given: string | undefined; readonly forCommand: readonly Mode[] };

/** ‹MODE› without `toPosture`: the mode, or why it is refused. */
export function modeOrNo(
  state: State,
  fighter: Fighter,
  record: SubturnRecord,
  asked: ModeQuestion,
): { mode: Mode } | No {
  const allowed = modesOf(state, fighter, record);
  const name = asked.given ?? allowed[0] ?? "stand";
  const mode = MODES.find((known) => known === name);
  if (mode === undefined) return no("badArgument", `mode: one of ${MODES.join(", ")}`, { field: "mode" });
  if (!asked.forCommand.includes(mode)) {
    return no("actionNotAllowed", `${mode}: not possible with this action`, { field: "mode" });
  }
  const isAtRest = countMoves(record) === 0 && !hasMoved(record);
  if ((mode === "step" || mode === "move") && isAtRest && !isStanding(state, fighter)) {
    return no("wrongPosture", `${mode}: only from a standing posture`, { field: "mode" });
  }
  if (!allowed.includes(mode)) {
    return no("modeMismatch", `mode: after what was done, ${allowed.join(" or ")}`, { field: "mode", allowed });
  }
  return { mode };
}

/** ST-12.1, ST-12.7, ST-12.8: the grade of an action in a mode; nothing if it would be above an all-out action. */
export function gradeIn(mode: Mode, base: Grade): Grade | undefined {
  const at = GRADES.indexOf(base);
  switch (mode) {
    case "stand":
      return base;
    case "step":
    case "move":
      return GRADES[at + 1];
    case "stepIn":
      return GRADES[Math.max(GRADES.indexOf("large"), at + 1)];
  }
}

/** ST-12.3, ST-12.7: is an attack or feint in this mode a wild swing? */
export function isBigSwing(state: State, record: SubturnRecord, mode: Mode): boolean {
  const hasRunUp = countMoves(record) > 0 && state.house.runUpStepIn === "bigSwing";
  return mode === "move" || (mode === "stepIn" && hasRunUp);
}
