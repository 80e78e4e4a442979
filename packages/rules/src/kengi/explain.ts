import type { ToldEvent } from "../core/event.ts";
import type { Explanation } from "../ruleset.ts";

/** The clauses and the sum behind an event as it was told. */
export function explain(_told: ToldEvent): Explanation | undefined {
  return undefined;
}
