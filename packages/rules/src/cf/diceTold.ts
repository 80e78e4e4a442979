// CF-14: every roll is told by an event of its own.
import type { ToldEvent } from "../core/event.ts";
import { diceOf, sidesOf, toldNumbers, toldText } from "../core/toldFields.ts";
import type { ToldDice } from "../ruleset.ts";

/** The dice of an event as it was told. */
export function diceTold({ type, as, dice, faces }: ToldEvent): readonly ToldDice[] {
  return type === "diceRolled" ? diceOf(as, sidesOf(toldText(dice) ?? "0d1"), toldNumbers(faces)) : [];
}
