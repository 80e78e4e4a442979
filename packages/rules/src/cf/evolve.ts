import { evolveCommon } from "../core/commonEvents.ts";
import { foldBy } from "../core/fold.ts";
import type { CfEvent } from "./events.ts";
import type { CfFight } from "./fight.ts";
import { actionFolds } from "./fold/actions.ts";
import { harmFolds } from "./fold/harm.ts";
import { orderFolds } from "./fold/order.ts";
import { placeFolds } from "./fold/places.ts";
import { tableFolds } from "./fold/table.ts";

const unchanged = (fight: CfFight) => fight;

/** What every event does to the fight. */
export const evolve = foldBy<CfFight, CfEvent>({
  ...orderFolds,
  ...actionFolds,
  ...harmFolds,
  ...placeFolds,
  ...tableFolds,
  // These say what happened; what follows from it are events of its own.
  diceRolled: unchanged,
  attackRolled: unchanged,
  fellUnconscious: unchanged,
  woke: unchanged,
  saveRolled: unchanged,
  stoodUp: unchanged,
  wentProne: unchanged,
  totalDefenseTaken: unchanged,
  specialAttackUsed: unchanged,
  spellCast: unchanged,
  castingFailed: unchanged,
  controlPassed: evolveCommon,
});
