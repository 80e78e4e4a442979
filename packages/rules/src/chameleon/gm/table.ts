import type { CommonRules } from "../../core/commandRule.ts";
import type { ChameleonEvent } from "../events.ts";
import type { State } from "../state.ts";
import { adjust } from "./adjust.ts";
import { clearCondition, setCondition } from "./conditions.ts";
import { end } from "./end.ts";
import { orderTies } from "./orderTies.ts";
import { addCombatant, removeCombatant } from "./participants.ts";
import { skipTurn } from "./skipTurn.ts";
import { start } from "./start.ts";

/** What the common GM commands mean here. `passControl` is the core's: knowledge does not go with it (CH-19.7). */
export const gmRules: CommonRules<State, ChameleonEvent> = {
  start,
  end,
  addCombatant,
  removeCombatant,
  adjust,
  setCondition,
  clearCondition,
  orderTies,
  skipTurn,
};
