/** KG-7.1, KG-7.15: the two marks on the gauge. */
import type { Fighter } from "../fighter.ts";

/** What is to be seen of a combatant's wounds. */
export type Wound = "none" | "serious" | "mortal" | "dead";

/** The wound that the gauge shows. */
export function woundOf({ status, hp, seriousAt, mortalAt }: Fighter): Wound {
  if (status === "dead") return "dead";
  if (hp <= mortalAt) return "mortal";
  return hp <= seriousAt ? "serious" : "none";
}

/** Has 重傷 been reached now, from HP that were above the mark? */
export function hasReachedSerious({ hp, seriousAt }: Fighter, hpBefore: number): boolean {
  return hpBefore > seriousAt && hp <= seriousAt;
}

/** Has 致命傷 been reached now, from HP that were above the mark? */
export function hasReachedMortal({ hp, mortalAt }: Fighter, hpBefore: number): boolean {
  return hpBefore > mortalAt && hp <= mortalAt;
}
