import { defineRuleset } from "../ruleset.ts";
import { suggest } from "./bot/suggest.ts";
import { commands } from "./commands/commands.ts";
import { create } from "./create.ts";
import { demo } from "./demo.ts";
import { diceTold } from "./diceTold.ts";
import type { CfEvent } from "./events.ts";
import { evolve } from "./evolve.ts";
import { explain } from "./explain.ts";
import type { CfFight } from "./fight.ts";
import { common } from "./gm/common.ts";
import { type House, house } from "./house.ts";
import { narrate } from "./narration.ts";
import { nextFight } from "./nextFight.ts";
import { sheet } from "./sheet/sheet.ts";
import { starters } from "./starters/starters.ts";
import { view } from "./view/view.ts";

/** ＣＦ: d20 combat of heroic fantasy, played without a grid (clauses CF-…). */
export const cf = defineRuleset<CfFight, CfEvent, House>({
  id: "cf",
  version: 1,
  sheet,
  house,
  create,
  commands,
  common,
  nextFight,
  evolve,
  view,
  narrate,
  // Nothing is chosen in secret here: proposals of an order are seen by the side that makes them.
  traceChoices: () => undefined,
  explain,
  diceTold,
  suggest,
  starters,
  demo,
});
