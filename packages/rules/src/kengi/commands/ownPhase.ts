/** KG-1.2: what all actions of an own phase have in common. */
import type { Sender } from "../../core/commandRule.ts";
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
