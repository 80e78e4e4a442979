import { z } from "zod";

/** Dice of a weapon, spell or potion: `NdM`, N 1–99, M 1–999. Fixed values stand apart. */
export const dice = z.string().regex(/^[1-9][0-9]?d[1-9][0-9]{0,2}$/, "dice as NdM, for example 1d8");

/** The most that these dice can show. */
export function maximumOf(notation: string): number {
  const [count, sides] = notation.split("d").map(Number);
  return (count ?? 0) * (sides ?? 0);
}
