// CH-17.1: a power as written, in dice or as a number.
import { parseNotation } from "../../dice/notation.ts";

const POWER = /^(?:([1-9][0-9]*d[1-9][0-9]*)(?:([+-])([0-9]{1,3}))?|([0-9]{1,3}))$/;

/** A power as written: dice of one kind, if any, and a fixed part that is added to them. */
export type Power = { readonly dice?: string; readonly add: number };

/**
 * Reads `NdM`, `NdM+K`, `NdM-K` or `K`.
 * @throws RangeError for anything else, or for dice that nobody rolls
 */
export function parsePower(text: string | number): Power {
  const [, dice, sign, modifier, fixed] = POWER.exec(String(text)) ?? [];
  if (fixed !== undefined) return { add: Number(fixed) };
  if (dice === undefined) throw new RangeError(`power "${text}": NdM, NdM+K, NdM-K or K`);
  parseNotation(dice);
  return { dice, add: modifier === undefined ? 0 : Number(`${sign}${modifier}`) };
}

/** Is this text a power? */
export function isPower(text: string): boolean {
  try {
    parsePower(text);
    return true;
  } catch {
    return false;
  }
}
