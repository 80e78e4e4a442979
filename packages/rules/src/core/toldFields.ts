import type { Event } from "./event.ts";
import type { Json } from "./json.ts";

/** A field of a told event that is a text, if it was told. */
export function toldText(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** A field of a told event that is a list of numbers; empty if it was not told. */
export function toldNumbers(value: Json | undefined): readonly number[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "number") : [];
}

/** The sides of dice written as `2d6`, `1d6+2` or the like. @throws Error for anything else */
export function sidesOf(dice: string): number {
  const sides = /^\d+d(\d+)/.exec(dice)?.[1];
  if (sides === undefined) throw new Error(`${dice}: no dice`);
  return Number(sides);
}

/** The dice of one combatant, or none where no face was told. */
export function diceOf(
  by: Event[string],
  sides: number,
  faces: readonly number[],
): readonly { readonly by?: string; readonly sides: number; readonly faces: readonly number[] }[] {
  if (faces.length === 0) return [];
  return typeof by === "string" ? [{ by, sides, faces }] : [{ sides, faces }];
}
