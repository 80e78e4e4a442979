import type { CommandRule } from "../../core/commandRule.ts";
import type { CfEvent } from "../events.ts";
import type { CfFight } from "../fight.ts";
import { announceImportant, answerFreeAction } from "../gm/answers.ts";
import { callCheck } from "../gm/checks.ts";
import { passRound } from "../gm/order.ts";
import { agreeOrder } from "./agreeOrder.ts";
import { attack } from "./attack.ts";
import { castSpell } from "./castSpell.ts";
import { delay, endTurn } from "./endings.ts";
import { changeEquipment, dropItem, pickUp } from "./equipment.ts";
import { flank } from "./flank.ts";
import { move } from "./move.ts";
import { nextAttack, stopAttacks } from "./nextAttack.ts";
import { declineOpportunity, opportunityAttack } from "./opportunity.ts";
import { dropProne, standUp, totalDefense } from "./postures.ts";
import { drinkPotion, givePotion } from "./potions.ts";
import { shift } from "./shift.ts";
import { specialAttack } from "./specialAttack.ts";
import { askFreeAction, speak } from "./speech.ts";
import { type TurnCommand, turnRule } from "./turnCommand.ts";

/** The commands of one's own turn, in the order they are offered (§6). */
export const turnCommands: readonly TurnCommand[] = [
  nextAttack,
  stopAttacks,
  attack,
  specialAttack,
  castSpell,
  totalDefense,
  givePotion,
  move,
  shift,
  standUp,
  flank,
  changeEquipment,
  pickUp,
  drinkPotion,
  speak,
  askFreeAction,
  dropItem,
  dropProne,
  delay,
  endTurn,
];

/** Every command of these rules, by type (§6). */
export const commands: Readonly<Record<string, CommandRule<CfFight, CfEvent>>> = {
  ...Object.fromEntries(turnCommands.map((command) => [command.type, turnRule(command)])),
  agreeOrder,
  opportunityAttack,
  declineOpportunity,
  callCheck,
  announceImportant,
  answerFreeAction,
  passRound,
};
