/** How somebody is, for those who may not know the numbers. */
export type HealthStep = "unhurt" | "hurt" | "nearDeath";

/**
 * The step for one who still stands: unhurt at full health, near death with a quarter of it left or less.
 * @param left what it can still take, from 0
 * @param full what it can take unhurt, from 1
 */
export function healthStep(left: number, full: number): HealthStep {
  if (left >= full) return "unhurt";
  return 4 * left > full ? "hurt" : "nearDeath";
}
