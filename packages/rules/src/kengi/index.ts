/** 剣技戦闘: duels of sword techniques. This file is the table of contents. */
import { defineRuleset } from "../ruleset.ts";
import { traceChoices } from "./choices.ts";
import { attack } from "./commands/attack.ts";
import { changeWeapon } from "./commands/changeWeapon.ts";
import { defend } from "./commands/defend.ts";
import { finish } from "./commands/finish.ts";
import { flee } from "./commands/flee.ts";
import { firstAid, heal, salve } from "./commands/heal.ts";
import { prepare } from "./commands/prepare.ts";
import { act, giveUp, pass } from "./commands/simpleActions.ts";
import { stance } from "./commands/stance.ts";
import { doubleAttribute, mortalChoice } from "./commands/woundChoices.ts";
import { create } from "./create.ts";
import { demo } from "./demo.ts";
import { diceTold } from "./diceTold.ts";
import { evolve } from "./evolve.ts";
import { explain } from "./explain.ts";
import { common } from "./gm/common.ts";
import { houseSchema } from "./house.ts";
import { narrate } from "./narration.ts";
import { nextFight } from "./nextFight.ts";
import { sheetSchema } from "./sheet.ts";
import { starters } from "./starters.ts";
import { suggest } from "./suggest/suggest.ts";
import { view } from "./view/view.ts";

/** The rule system `kengi`. */
export const kengi = defineRuleset({
  id: "kengi",
  version: 1,
  sheet: sheetSchema,
  house: houseSchema,
  create,
  commands: {
    attack,
    prepare,
    stance,
    changeWeapon,
    act,
    heal,
    flee,
    giveUp,
    pass,
    defend,
    doubleAttribute,
    mortalChoice,
    firstAid,
    salve,
    finish,
  },
  common,
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
