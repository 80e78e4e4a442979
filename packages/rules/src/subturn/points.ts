/** ST-6.1: movement points are exact fractions, kept as whole units of 1/`per` point. */

/** An amount of points in lowest terms: `2`, `5/2`, `-1/3`. */
export function pointsText(units: number, per: number): string {
  const divisor = greatestCommonDivisor(Math.abs(units), per);
  const [numerator, denominator] = [units / divisor, per / divisor];
  return denominator === 1 ? String(numerator) : `${numerator}/${denominator}`;
}

const FRACTION = /^([0-9]{1,4})(?:\/([1-9][0-9]{0,3}))?$/;

/**
 * Reads a positive amount of points, a whole number or `n/d`, as units of 1/`per` point. Nothing if it is no such
 * amount or not a whole number of units.
 */
export function unitsOf(amount: number | string, per: number): number | undefined {
  const found = FRACTION.exec(String(amount));
  if (found === null) return undefined;
  const [numerator, denominator] = [Number(found[1]), Number(found[2] ?? 1)];
  const isWhole = (numerator * per) % denominator === 0;
  return isWhole && numerator > 0 ? (numerator * per) / denominator : undefined;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
