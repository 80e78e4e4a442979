/** KG-1.2: what all actions of an own phase have in common. */
import type { Sender } from "../../core/commandRule.ts";
import { refuse } from "../../core/refusal.ts";
import { activeIn, type State } from "../state.ts";

/** An action needs phase `action` and the own phase of whoever acts. */
export const ownPhase = {
  isPhase: (state: State) => state.phase === "action",
  isTurn: isActive,
};

/** Is the sender's combatant one of those who may act now? */
export function isActive(state: State, { as }: Sender): boolean {
  return as !== undefined && activeIn(state).includes(as);
}

/** Refuses a target that is not among these. */
export function requireTarget(target: string, allowed: readonly { readonly id: string }[]): void {
  const ids = allowed.map(({ id }) => id);
  if (!ids.includes(target)) refuse("badTarget", `target: one of ${ids.join(", ")}`, { field: "target", allowed: ids });
}
