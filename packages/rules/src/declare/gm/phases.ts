import type { State } from "../state.ts";

/** The fight has begun and is not over. */
export function isRunning({ phase }: State): boolean {
  return phase !== "setup" && phase !== "ended";
}

/** The fight is not over; it may not have begun. */
export function isOpen({ phase }: State): boolean {
  return phase !== "ended";
}

/** Can wounds be mended: while the fight is on, and in set-up by those who bring some from an earlier one? */
export function isMendingTime(state: State): boolean {
  return isRunning(state) || (state.phase === "setup" && state.isLaterFight === true);
}
