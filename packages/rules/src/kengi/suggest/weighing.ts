/** How a bot weighs its choices: by chance of success, and never quite the same way twice. */
import type { Random } from "../../play/randomly.ts";

/** The chance that one twenty-sided die with `lead` more beats another: about 5 % a point. */
export function chanceWith(lead: number): number {
  return Math.min(0.95, Math.max(0.05, 0.475 + 0.045 * lead));
}

/** One of the choices, the better the likelier; `sharpness` 1 follows the scores, more follows the best. */
export function weighed<T>(
  random: Random,
  choices: readonly { readonly choice: T; readonly score: number }[],
  sharpness: number,
): T | undefined {
  const weights = choices.map(({ score }) => Math.max(0, score) ** sharpness);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return choices[Math.max(0, at)]?.choice;
}
