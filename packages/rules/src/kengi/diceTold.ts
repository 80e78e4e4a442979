/** KG-2.2, KG-3.3, KG-5.11, KG-7.9, KG-10: the dice that an event tells of. */
import type { ToldEvent } from "../core/event.ts";
import { diceOf, sidesOf, toldNumbers, toldText } from "../core/toldFields.ts";
import type { ToldDice } from "../ruleset.ts";
import type { House } from "./house.ts";

/** The dice of an event as it was told. */
export function diceTold(told: ToldEvent, { tieDie }: House): readonly ToldDice[] {
  const { as } = told;
  switch (told.type) {
    case "initiativeRolled": {
      const ids = Array.isArray(told.ids) ? told.ids : [];
      return toldNumbers(told.faces).flatMap((face, i) => diceOf(ids[i], sidesOf(tieDie), [face]));
    }
    case "attackRolled":
    case "defenceRolled":
    case "resistanceRolled":
      return diceOf(as, 20, toldNumbers([told.die ?? ""]));
    case "fleeRolled":
      return [
        ...diceOf(as, 20, toldNumbers([told.die ?? ""])),
        ...diceOf(told.foe, 20, toldNumbers([told.foeDie ?? ""])),
      ];
    case "healed":
    case "firstAidGiven":
    case "salveUsed":
      return diceOf(as, sidesOf(toldText(told.dice) ?? "0d1"), toldNumbers(told.faces));
    default:
      return [];
  }
}
