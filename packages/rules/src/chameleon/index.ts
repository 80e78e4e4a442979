// カメレオンTRPG: three secret numbers, a pick, a guess. The clauses (CH-…) are those of the rules' specification.
//
// Where to read on: `state.ts` and `events.ts` say what there is and what can happen. A command (`commands/`, `gm/`)
// checks what somebody asks for and calls the rules (`rules/`), which emit events; `fold/` makes the next state of each.
// What a viewer may know is asked in `rules/knowledge.ts`, and nothing leaves but through `view/` and `narration.ts`.
import { narrateBy } from "../core/fold.ts";
import { defineRuleset } from "../ruleset.ts";
import { suggest } from "./bot/suggest.ts";
import { tableCommands } from "./commands/table.ts";
import { create } from "./create.ts";
import { diceTold } from "./diceTold.ts";
import type { ChameleonEvent } from "./events.ts";
import { evolve } from "./evolve.ts";
import { explain } from "./explain.ts";
import { gmRules } from "./gm/table.ts";
import { type House, houseSchema } from "./house.ts";
import { narration } from "./narration.ts";
import { nextFight } from "./nextFight.ts";
import { traceChoices } from "./secretChoices.ts";
import { sheetSchema } from "./sheet.ts";
import { demo, starters } from "./starters.ts";
import type { State } from "./state.ts";
import { RULESET_ID, view } from "./view/view.ts";

const commands = Object.fromEntries(Object.entries(tableCommands).map(([type, { rule }]) => [type, rule]));

/** The ruleset. */
export const chameleon = defineRuleset<State, ChameleonEvent, House>({
  id: RULESET_ID,
  version: 1,
  sheet: sheetSchema,
  house: houseSchema,
  create,
  commands,
  common: gmRules,
  nextFight,
  evolve,
  view,
  narrate: narrateBy(narration),
  traceChoices,
  explain,
  diceTold,
  suggest,
  starters,
  demo,
});
