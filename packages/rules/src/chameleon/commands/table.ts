import type { TableCommand } from "./command.ts";
import { allotControl, grantRoutine, shuffleControl } from "./controlValues.ts";
import { dealDamage } from "./dealDamage.ts";
import { declareAttack } from "./declareAttack.ts";
import { declareRecovery } from "./declareRecovery.ts";
import { declareSkill } from "./declareSkill.ts";
import { declareSpecial } from "./declareSpecial.ts";
import { guess } from "./guess.ts";
import { requestIndividual, ruleIndividual } from "./individualGuesses.ts";
import { closeWindow, interfere, standAside } from "./interference.ts";
import { masterWeapon, rechargeItem } from "./mastery.ts";
import { offerSpecial, retireSpecial } from "./offers.ts";
import { passTurn } from "./passTurn.ts";
import { pickPosition } from "./pickPosition.ts";
import { grantSurprise, surprise } from "./surprise.ts";

/** Every command of this ruleset, by type, in the order in which they are offered. */
export const tableCommands = {
  declareAttack,
  declareSkill,
  declareSpecial,
  declareRecovery,
  passTurn,
  pickPosition,
  guess,
  requestIndividual,
  ruleIndividual,
  interfere,
  standAside,
  closeWindow,
  dealDamage,
  surprise,
  grantSurprise,
  offerSpecial,
  retireSpecial,
  allotControl,
  shuffleControl,
  grantRoutine,
  masterWeapon,
  rechargeItem,
} as const satisfies Readonly<Record<string, TableCommand>>;
