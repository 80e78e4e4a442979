// CF-4.1, CF-4.2, CF-4.3, CF-6.1, CF-6.5, CF-13.8, CF-13.9: where one can go on foot.
import { activeConditions, isUnder } from "../conditions/active.ts";
import type { CfFight, Fighter, Rules } from "../fight.ts";
import { partOf } from "./rounding.ts";
import { isAble, isEnemy } from "./standing.ts";

/** Metres of a shift, whatever the speed (CF-4.3). */
export const SHIFT = 3;

/** Metres between two marks (CF-6.1). */
export function distance(a: { readonly at: number }, b: { readonly at: number }): number {
  return Math.abs(a.at - b.at);
}

/** Do they stand within reach of each other, at one mark? (CF-6.2) */
export function isEngagedWith(a: Fighter, b: Fighter): boolean {
  return a.at === b.at;
}

/** Is this a mark of the field? (CF-6.1) */
export function isMark(fight: CfFight, mark: number): boolean {
  return mark >= fight.house.fieldFrom && mark <= fight.house.fieldTo;
}

/** Marks of the field up to `metres` away from `from`, in order. */
export function marksWithin(fight: CfFight, from: number, metres: number): readonly number[] {
  const first = Math.max(fight.house.fieldFrom, from - metres);
  const last = Math.min(fight.house.fieldTo, from + metres);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}

/** Metres of one move action now: slowing first, then crawling; 0 for the immobilised. */
export function speedNow(rules: Rules, fighter: Fighter): number {
  const active = activeConditions(rules.house, fighter);
  if (active.some(({ rule }) => rule.immobile === true)) return 0;
  return paceOf(rules, fighter, active.some(({ rule }) => rule.crawls === true) ? "crawling" : "upright");
}

/** Metres of one move action in this posture, immobility aside (CF-4.1, CF-4.2, CF-13.8). */
export function paceOf({ house }: Rules, fighter: Fighter, posture: "upright" | "crawling"): number {
  const limits = activeConditions(house, fighter).map(({ rule }) => rule.speedAtMost ?? Number.POSITIVE_INFINITY);
  const speed = Math.min(fighter.sheet.speed, ...limits);
  return posture === "crawling" ? partOf(house, speed, 3) : speed;
}

/** Marks that `metres` of moving reach, the own one aside; with `passing: stops` not beyond an able enemy (CF-6.5). */
export function marksReached(fight: CfFight, mover: Fighter, metres: number): readonly number[] {
  const { below, above } = stopsOf(fight, mover);
  return marksWithin(fight, mover.at, metres).filter((mark) => mark !== mover.at && mark >= below && mark <= above);
}

/** Marks a move action reaches now. */
export function marksOfMove(fight: CfFight, mover: Fighter): readonly number[] {
  return marksReached(fight, mover, speedNow(fight, mover));
}

/** Marks a shift reaches, the own one included (CF-4.3). */
export function marksOfShift(fight: CfFight, mover: Fighter): readonly number[] {
  return marksWithin(fight, mover.at, SHIFT);
}

/** No movement but teleporting (CF-13.9). */
export function isImmobile(fight: CfFight, fighter: Fighter): boolean {
  return isUnder(fight.house, fighter, "immobile");
}

function stopsOf(fight: CfFight, mover: Fighter): { readonly below: number; readonly above: number } {
  if (fight.house.passing === "free") return { below: Number.NEGATIVE_INFINITY, above: Number.POSITIVE_INFINITY };
  const marks = fight.combatants.filter((other) => isEnemy(mover, other) && isAble(fight, other)).map(({ at }) => at);
  return {
    below: Math.max(Number.NEGATIVE_INFINITY, ...marks.filter((mark) => mark < mover.at)),
    above: Math.min(Number.POSITIVE_INFINITY, ...marks.filter((mark) => mark > mover.at)),
  };
}
