import { defineRuleset, type Ruleset } from "../ruleset.ts";
import { suggest } from "./bot/suggest.ts";
import { act } from "./commands/act.ts";
import { borrow, save } from "./commands/bank.ts";
import { changePosture } from "./commands/changePosture.ts";
import { defend } from "./commands/defend.ts";
import { endSubturn } from "./commands/endSubturn.ts";
import { fullMove } from "./commands/fullMove.ts";
import { gmCheck } from "./commands/gmCheck.ts";
import { jump, verticalJump } from "./commands/jumps.ts";
import { proceed } from "./commands/proceed.ts";
import { hide, reveal } from "./commands/sight.ts";
import { advance, stepIn, walk } from "./commands/strides.ts";
import { attack, feint } from "./commands/strike.ts";
import { turn } from "./commands/turn.ts";
import { create } from "./create.ts";
import { demo } from "./demo.ts";
import { diceTold } from "./diceTold.ts";
import type { SubturnEvent } from "./events.ts";
import { explain } from "./explain.ts";
import { evolve } from "./fold/evolve.ts";
import { adjust } from "./gm/adjust.ts";
import { addCombatant, passControl, removeCombatant } from "./gm/combatants.ts";
import { clearCondition, setCondition } from "./gm/conditions.ts";
import { start } from "./gm/start.ts";
import { end, skipTurn } from "./gm/turns.ts";
import { type House, houseSchema } from "./house/house.ts";
import { canName } from "./knows.ts";
import { narrate } from "./narration.ts";
import { nextFight } from "./nextFight.ts";
import { sheetSchema } from "./sheet.ts";
import { starters } from "./starters.ts";
import type { State } from "./state.ts";
import { traceChoices } from "./trace.ts";
import { view } from "./view/view.ts";

/** サブターン制ヘクス戦闘: fighters on a map of hexes who spend movement and one real action in each sub-turn. */
export const subturn: Ruleset = defineRuleset<State, SubturnEvent, House>({
  id: "subturn",
  version: 1,
  sheet: sheetSchema,
  house: houseSchema,
  create,
  commands: {
    turn,
    walk,
    advance,
    stepIn,
    jump,
    verticalJump,
    fullMove,
    borrow,
    save,
    changePosture,
    attack,
    feint,
    act,
    endSubturn,
    defend,
    proceed,
    reveal,
    hide,
    gmCheck,
  },
  common: {
    start,
    addCombatant,
    removeCombatant,
    adjust,
    setCondition,
    clearCondition,
    skipTurn,
    passControl,
    end,
  },
  knows: canName,
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
