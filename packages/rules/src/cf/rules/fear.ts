// CF-13.7: the afraid flee as far as they can; the cornered may fight.
import { findCombatant } from "../../core/fight.ts";
import { findConditionThat, isUnder } from "../conditions/active.ts";
import type { CfFight, Fighter } from "../fight.ts";
import { isImmobile, marksReached, paceOf } from "./movement.ts";
import { isEnemy, isPresent } from "./standing.ts";

/** Is it under fear? */
export function isAfraid(fight: CfFight, fighter: Fighter): boolean {
  return isUnder(fight.house, fighter, "flees");
}

/** The combatants it flees from: the source if present; without a source all present enemies. */
function objectsOfFear(fight: CfFight, fighter: Fighter): readonly Fighter[] {
  const fear = findConditionThat(fight.house, fighter, "flees");
  if (fear?.source === undefined) return fight.combatants.filter((c) => isEnemy(fighter, c) && isPresent(c));
  const source = findCombatant(fight, fear.source);
  return source !== undefined && isPresent(source) ? [source] : [];
}

/** Metres from a mark to the nearest object of fear; infinite if there is none. */
function metresFrom(objects: readonly Fighter[], mark: number): number {
  return Math.min(...objects.map(({ at }) => Math.abs(at - mark)));
}

/** Of the reached marks those that are as far as possible from what is feared, farther than now, and not past it. */
function farthest(objects: readonly Fighter[], from: number, reached: readonly number[]): readonly number[] {
  if (objects.length === 0) return [];
  const isPast = (mark: number) => objects.some(({ at }) => (at > from && mark >= at) || (at < from && mark <= at));
  const open = reached.filter((mark) => !isPast(mark));
  const most = Math.max(...open.map((mark) => metresFrom(objects, mark)));
  return most > metresFrom(objects, from) ? open.filter((mark) => metresFrom(objects, mark) === most) : [];
}

/** The marks to which fear lets it move, in the posture it is in or as if standing. */
export function flightMarks(fight: CfFight, fighter: Fighter, posture: "asItIs" | "standing"): readonly number[] {
  if (isImmobile(fight, fighter)) return [];
  const crawls = posture === "asItIs" && isUnder(fight.house, fighter, "crawls");
  const pace = paceOf(fight, fighter, crawls ? "crawling" : "upright");
  return farthest(objectsOfFear(fight, fighter), fighter.at, marksReached(fight, fighter, pace));
}

/** Is there a way to flee? */
export function canFlee(fight: CfFight, fighter: Fighter): boolean {
  if (flightMarks(fight, fighter, "asItIs").length > 0) return true;
  return isUnder(fight.house, fighter, "crawls") && flightMarks(fight, fighter, "standing").length > 0;
}

/** Afraid, able to flee, and made to at this table (`fearStrict`). */
export function isHeldByFear(fight: CfFight, fighter: Fighter): boolean {
  return fight.house.fearStrict && isAfraid(fight, fighter) && canFlee(fight, fighter);
}

/** Does fear weigh on its checks now? (`fearPenalty`; nobody looks for ways to flee where flight is not enforced.) */
export function isFearFelt(fight: CfFight, fighter: Fighter): boolean {
  if (fight.house.fearPenalty === "always" || !fight.house.fearStrict) return true;
  return !canFlee(fight, fighter);
}

/** Does a teleport to this mark lead away from what is feared? */
export function leadsAway(fight: CfFight, fighter: Fighter, mark: number): boolean {
  const objects = objectsOfFear(fight, fighter);
  return metresFrom(objects, mark) > metresFrom(objects, fighter.at);
}
