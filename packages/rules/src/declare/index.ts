import { defineRuleset } from "../ruleset.ts";
import { traceChoices } from "./choices.ts";
import { declare as declareAction } from "./commands/declare.ts";
import { execute } from "./commands/execute.ts";
import { forgo } from "./commands/forgo.ts";
import { react } from "./commands/react.ts";
import { ruleAction } from "./commands/ruleAction.ts";
import { withdraw } from "./commands/withdraw.ts";
import { create } from "./create.ts";
import { demo } from "./demo.ts";
import { diceTold } from "./diceTold.ts";
import { evolve } from "./evolve.ts";
import { explain } from "./explain.ts";
import { adjust } from "./gm/adjust.ts";
import { addCombatant, removeCombatant } from "./gm/combatants.ts";
import { clearCondition, setCondition } from "./gm/marks.ts";
import { skipTurn } from "./gm/skipTurn.ts";
import { end, start } from "./gm/start.ts";
import { houseSchema } from "./house.ts";
import { narrate } from "./narration.ts";
import { nextFight } from "./nextFight.ts";
import { sheetSchema } from "./sheet.ts";
import { starters } from "./starters.ts";
import { suggest } from "./suggest/suggest.ts";
import { view } from "./view/view.ts";

/** 宣言制ラウンド戦闘: everybody declares, the dullest first; then all act, the most agile first. */
export const declare = defineRuleset({
  id: "declare",
  version: 1,
  sheet: sheetSchema,
  house: houseSchema,
  create,
  commands: { declare: declareAction, withdraw, execute, forgo, ruleAction, react },
  common: { start, addCombatant, removeCombatant, adjust, setCondition, clearCondition, skipTurn, end },
  nextFight,
  evolve,
  view,
  narrate,
  traceChoices,
  explain,
  diceTold,
  suggest,
  starters,
  demo,
});
