import type { Parts } from "../events.ts";

/** The sum of the terms. */
export function sumOf(parts: Parts): number {
  return Object.values(parts).reduce((sum, part) => sum + part, 0);
}
