import type { CfFight } from "../fight.ts";

/** Is the fight going on, from `start` to its end (§5)? */
export function isFighting({ phase }: CfFight): boolean {
  return phase !== "setup" && phase !== "ended";
}

/** Is it before the end, set-up included? */
export function isNotEnded({ phase }: CfFight): boolean {
  return phase !== "ended";
}
