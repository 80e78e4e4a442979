/** ST-5.1, ST-16.4, ST-21.1, ST-25.8: the dice that an event tells of. All of them have six sides. */
import type { ToldEvent } from "../core/event.ts";
import { diceOf, toldNumbers } from "../core/toldFields.ts";
import type { ToldDice } from "../ruleset.ts";

const SIDES = 6;

/** The dice of an event as it was told. */
export function diceTold({ type, as, by, target, value, faces, resistFaces }: ToldEvent): readonly ToldDice[] {
  if (type === "initiativeRolled") return diceOf(as, SIDES, toldNumbers([value ?? ""]));
  const roller = type === "damaged" ? by : as;
  return [...diceOf(roller, SIDES, toldNumbers(faces)), ...diceOf(target, SIDES, toldNumbers(resistFaces))];
}
