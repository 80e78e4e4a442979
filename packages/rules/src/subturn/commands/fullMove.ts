import { z } from "zod";
import { finishAction } from "../action/finish.ts";
import { hasMoved } from "../action/modes.ts";
import { isMarked } from "../conditions.ts";
import { setGradeEffect } from "../flow/conditions.ts";
import { say } from "../flow/say.ts";
import { postureOf } from "../house/lookup.ts";
import type { Fighter, State } from "../state.ts";
import { aaRule, actionUsed } from "./aaRule.ts";

/** ST-17.6: `fullMove`, an all-out action: long strides for the rest of the sub-turn. Fine hexes only. */
export const fullMove = aaRule({
  args: z.strictObject({}),
  obstacle: fullMoveObstacle,
  decide(table, { as }) {
    say(table, { type: "fullMoveDeclared", as });
    setGradeEffect(table, as, "allOut");
    finishAction(table, as, undefined);
  },
});

/** `notInThisMode`, `actionUsed`, `movementLocked`, `airborne`, `wrongPosture`, or nothing. */
export function fullMoveObstacle(state: State, fighter: Fighter): string | undefined {
  if (state.house.hexScale !== "fine") return "notInThisMode";
  const used = actionUsed(state, fighter);
  if (used !== undefined) return used;
  if (isLocked(state, fighter)) return "movementLocked";
  if (fighter.isAirborne) return "airborne";
  return postureOf(state.house, fighter.posture)?.canMove ? undefined : "wrongPosture";
}

/** It comes before any movement or posture change, and while one can move. */
function isLocked(state: State, fighter: Fighter): boolean {
  const { subturn } = fighter;
  if (subturn === undefined || isMarked(state, fighter, "noMove")) return true;
  return hasMoved(subturn) || subturn.posture !== undefined || subturn.isTurnedOut;
}
