/** Who may be named as a target is the rules' word (`rules/targets.ts`). */
import { refuse } from "../../core/refusal.ts";

/** Refuses a target that is not among these. */
export function requireTarget(target: string, allowed: readonly { readonly id: string }[]): void {
  const ids = allowed.map(({ id }) => id);
  if (!ids.includes(target)) refuse("badTarget", `target: one of ${ids.join(", ")}`, { field: "target", allowed: ids });
}
