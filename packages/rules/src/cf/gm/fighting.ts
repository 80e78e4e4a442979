import type { CfFight } from "../fight.ts";

/** Is the fight going on, from `start` to its end (§5)? */
export function isFighting({ phase }: CfFight): boolean {
  return phase !== "setup" && phase !== "ended";
}

/** Can wounds be mended: while the fight is on, and in set-up by those who bring some from an earlier one? */
export function isMendingTime(fight: CfFight): boolean {
  return isFighting(fight) || (fight.phase === "setup" && fight.isLaterFight === true);
}
