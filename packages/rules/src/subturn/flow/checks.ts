import type { Addend } from "../../ruleset.ts";
import { isHiddenId } from "../state.ts";
import type { Table } from "./say.ts";

/** ST-21.1: the dice. */

/** Totals that always succeed, and those that always fail. */
const ALWAYS_SUCCEEDS = 4;
const ALWAYS_FAILS = 17;

/** A roll of 3D6 against a target number. */
export type CheckResult = {
  readonly targetNumber: number;
  readonly faces: readonly number[];
  readonly sum: readonly Addend[];
  readonly success: boolean;
  /** Target number minus total, at least 0 (ST-22.1). */
  readonly margin: number;
};

/** Who rolls and why. Behind the screen if the roller is hidden or the roll is secret. */
export type Roll = { readonly as: string; readonly why: string; readonly isSecret?: boolean };

/** Rolls dice and returns the faces. No roll for `0d6`. */
export function rollFaces(table: Table, count: number, roll: Roll): readonly number[] {
  const stream = roll.isSecret === true || isHiddenId(table.state, roll.as) ? "hidden" : "open";
  const faces: number[] = [];
  for (let left = count; left > 0; left -= MOST_AT_ONCE) {
    faces.push(...table.roll(`${Math.min(left, MOST_AT_ONCE)}d6`, roll.why, stream));
  }
  return faces;
}

/** Dice that the core rolls in one go; a fall from very high takes more. */
const MOST_AT_ONCE = 100;

/** Rolls 3D6 against the sum of the addends. */
export function check(table: Table, sum: readonly Addend[], roll: Roll): CheckResult {
  const targetNumber = totalOf(sum);
  const faces = rollFaces(table, 3, roll);
  const total = faces.reduce((a, b) => a + b, 0);
  const success = total <= ALWAYS_SUCCEEDS || (total < ALWAYS_FAILS && total <= targetNumber);
  return { targetNumber, faces, sum, success, margin: Math.max(0, targetNumber - total) };
}

/** The sum of some addends. */
export function totalOf(sum: readonly Addend[]): number {
  return sum.reduce((total, { value }) => total + Number(value), 0);
}

/** The addends without those of 0, except the first, which names what the sum starts from. */
export function tidy(sum: readonly Addend[]): readonly Addend[] {
  return sum.filter(({ value }, i) => i === 0 || value !== 0);
}
