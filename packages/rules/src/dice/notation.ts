/** `count` dice of `sides` sides. */
export type DiceNotation = { readonly count: number; readonly sides: number };

/** Most dice in one roll. */
export const MAX_DICE = 100;
/** Most sides of a die. */
export const MAX_SIDES = 1000;

const NOTATION = /^([1-9][0-9]{0,2})d([1-9][0-9]{0,3})$/;

/**
 * Reads `NdM`, for example `2d10`.
 * @throws RangeError for anything else, for more than {@link MAX_DICE} dice or {@link MAX_SIDES} sides
 */
export function parseNotation(text: string): DiceNotation {
  const found = NOTATION.exec(text);
  const count = Number(found?.[1]);
  const sides = Number(found?.[2]);
  if (found === null || count > MAX_DICE || sides > MAX_SIDES) {
    throw new RangeError(`dice "${text}": NdM with N 1–${MAX_DICE} and M 1–${MAX_SIDES}`);
  }
  return { count, sides };
}
