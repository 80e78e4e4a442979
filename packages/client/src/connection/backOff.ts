/** Waits before the tries after the first, in milliseconds; the last one repeats. Short: somebody is looking at the screen. */
const WAITS = [0, 250, 500, 1000, 2000, 3000] as const;

/** How long to wait before try number `tried` (0 for the first), in milliseconds. */
export function waitBefore(tried: number): number {
  return WAITS[Math.min(tried, WAITS.length - 1)] ?? 0;
}

/** After so many failed tries the screen says 切断 and offers to try at once; trying goes on. */
export const TRIES_UNTIL_LOST = 6;
