// CH-20: bodies of different size have different postures. CH-12.1: otherwise the maximum is 10.
import type { Fighter, State } from "../state.ts";

const USUAL_POSTURE = 10;

/** The lowest absolute strength that anybody gives, if anybody does (F16). */
export function lowestAbsoluteStrength(fighters: readonly Fighter[]): number | undefined {
  const given = fighters.flatMap(({ absoluteStrength }) => absoluteStrength ?? []);
  return given.length === 0 ? undefined : Math.min(...given);
}

/**
 * The posture maximum of a combatant whom `measure`, the lowest absolute strength at the start, is the measure of: at
 * least 10, also for a joiner that is weaker than it (CH-20.3). Rounds down.
 */
export function postureMaxOf(fighter: Fighter, measure: number | undefined): number {
  if (fighter.postureMax !== undefined) return fighter.postureMax;
  if (fighter.absoluteStrength === undefined || measure === undefined) return USUAL_POSTURE;
  return Math.max(USUAL_POSTURE, floorOfRatio(fighter.absoluteStrength, measure));
}

/** Floor of 10 × own / lowest, computed with the decimal numbers as they were written. */
function floorOfRatio(own: number, lowest: number): number {
  const [a, b] = [decimalOf(own), decimalOf(lowest)];
  const shift = (exponent: number) => 10n ** BigInt(Math.max(0, exponent));
  const numerator = 10n * a.digits * shift(b.scale - a.scale);
  return Number(numerator / (b.digits * shift(a.scale - b.scale)));
}

/** A number as `digits` / 10 ** `scale`. */
function decimalOf(number: number): { readonly digits: bigint; readonly scale: number } {
  const [mantissa = "0", exponent = "0"] = number.toExponential().split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  return { digits: BigInt(whole + fraction), scale: fraction.length - Number(exponent) };
}

/** The posture that a combatant enters the fight with (CH-1.2). */
export function postureAtStart(fighter: Fighter, measure: number | undefined): NonNullable<Fighter["posture"]> {
  const max = postureMaxOf(fighter, measure);
  return { current: max, max, start: max };
}

/** The combatant as it enters a fight that is under way (CH-2.7). */
export function joined(state: State, fighter: Fighter): Fighter {
  return { ...fighter, posture: postureAtStart(fighter, state.bodyMeasure) };
}
