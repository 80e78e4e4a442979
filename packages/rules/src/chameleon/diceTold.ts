// CH-3, CH-7, CH-8, CH-14, CH-15: the dice that an event tells of.
import type { ToldEvent } from "../core/event.ts";
import { diceOf, sidesOf, toldNumbers, toldText } from "../core/toldFields.ts";
import type { ToldDice } from "../ruleset.ts";
import { POSITIONS } from "./data/positions.ts";

/** The dice of an event as it was told. */
export function diceTold(told: ToldEvent): readonly ToldDice[] {
  const { as } = told;
  switch (told.type) {
    case "positionRolled":
      return diceOf(as, POSITIONS.length, [POSITIONS.map(String).indexOf(toldText(told.position) ?? "") + 1]);
    case "damageRolled":
      return diceOf(as, sidesOf(toldText(told.dice) ?? "0d1"), toldNumbers(told.faces));
    case "surprised":
      return diceOf(as, 2, toldNumbers(told.faces));
    case "shotRolled":
    case "skillRolled":
    case "surpriseChecked":
      return diceOf(as, 100, toldNumbers([told.roll ?? ""]));
    default:
      return [];
  }
}
