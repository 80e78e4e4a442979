import type { CfFight } from "../fight.ts";

/** Is the fight going on, from `start` to its end (§5)? */
export function isFighting({ phase }: CfFight): boolean {
  return phase !== "setup" && phase !== "ended";
}
