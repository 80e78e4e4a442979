/** KG-7.14, KG-10.6: commands of the aftermath. */
import type { Sender } from "../../core/commandRule.ts";
import { isFightOn, type State } from "../state.ts";
import { isActive } from "./ownPhase.ts";

/** Possible only after the fight; during it the refusal says so in place of `wrongPhase`. */
export const afterFight = {
  isPhase: (state: State) => state.phase === "aftermath" || isFightOn(state),
  isTurn: (state: State, sender: Sender) => isFightOn(state) || isActive(state, sender),
  obstacle: (state: State): string | undefined => (isFightOn(state) ? "onlyAfterFight" : undefined),
};
