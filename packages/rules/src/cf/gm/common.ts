import type { CommonRules } from "../../core/commandRule.ts";
import type { CfEvent } from "../events.ts";
import type { CfFight } from "../fight.ts";
import { adjust } from "./adjust.ts";
import { addCombatant, passControl, removeCombatant } from "./combatants.ts";
import { clearCondition, setCondition } from "./conditions.ts";
import { end, orderTies, skipTurn } from "./order.ts";
import { start } from "./start.ts";

/** What the common GM commands mean in these rules (§6). */
export const common: CommonRules<CfFight, CfEvent> = {
  start,
  addCombatant,
  removeCombatant,
  adjust,
  setCondition,
  clearCondition,
  orderTies,
  skipTurn,
  passControl,
  end,
};
