import type { State } from "../state.ts";

/** The fight has begun and is not over. */
export function isRunning({ phase }: State): boolean {
  return phase !== "setup" && phase !== "ended";
}

/** The fight is not over; it may not have begun. */
export function isOpen({ phase }: State): boolean {
  return phase !== "ended";
}
