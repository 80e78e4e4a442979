// §6: arguments that several commands share, each with its codes in their order.
import { refuse } from "../../core/refusal.ts";
import type { CfFight, Fighter } from "../fight.ts";
import { type Armed, isReady, weaponsOf } from "../rules/items.ts";
import { distance, isMark } from "../rules/movement.ts";
import { isInReach, isTarget } from "../rules/targets.ts";
import { type Given, readCombatant, readText, readWhole, wrongArgument } from "./arguments.ts";

/** `weapon`: one of its own, and ready (`notHeld`). */
export function readWeapon(fight: CfFight, fighter: Fighter, given: Given): Armed {
  const id = readText(given, "weapon");
  const armed =
    weaponsOf(fight, fighter).find((one) => one.id === id) ?? wrongArgument("weapon", "a weapon of its own");
  if (!isReady(fighter, armed)) refuse("notHeld", `weapon: ${id} is not in hand`, { field: "weapon" });
  return armed;
}

/** `target` of a single attack (`badTarget`, `outOfRange`). */
export function readTarget(fight: CfFight, fighter: Fighter, given: Given, metres: number): string {
  const target = readCombatant(fight, given, "target");
  if (!isTarget(fighter, target)) refuseTarget("present, and not oneself");
  return readInReach(fighter, target, metres);
}

/**
 * A target that has been read, if it is near enough (`outOfRange`). How far it may be is not said: whoever commands a
 * dominated one is not to learn its numbers (CF-16.2).
 */
export function readInReach(fighter: Fighter, target: Fighter, metres: number): string {
  if (!isInReach(fighter, target, metres)) refuse("outOfRange", "target: too far away", { field: "target" });
  return target.id;
}

/** Refuses a target that it cannot be. */
export function refuseTarget(allowed: string): never {
  refuse("badTarget", `target: ${allowed}`, { field: "target" });
}

/** A mark named by `field`, in the field and within `metres` (`outOfRange`). */
export function readMark(
  fight: CfFight,
  fighter: Fighter,
  given: Given,
  asked: { field: string; metres: number },
): number {
  const { field, metres } = asked;
  const mark = readWhole(given, field);
  if (!isMark(fight, mark) || distance(fighter, { at: mark }) > metres) {
    refuse("outOfRange", `${field}: a mark of the field, not too far away`, { field });
  }
  return mark;
}

/** Refuses what has no uses left (CF-8.11). @param field the argument that named it */
export function refuseWithoutUses(fighter: Fighter, id: string, field: string): void {
  if (usesLeft(fighter, id) === 0) refuse("noUses", `${field}: no uses left in this encounter`, { field });
}

/** Uses left; undefined for what has no limit. */
export function usesLeft(fighter: Fighter, id: string): number | undefined {
  return Object.hasOwn(fighter.uses, id) ? fighter.uses[id] : undefined;
}
