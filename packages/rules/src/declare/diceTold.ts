import type { ToldEvent } from "../core/event.ts";
import type { Json } from "../core/json.ts";
import { diceOf, sidesOf, toldNumbers } from "../core/toldFields.ts";
import type { ToldDice } from "../ruleset.ts";
import type { House } from "./house.ts";

// DC-3.5, DC-5.1, DC-6.1: the dice that an event tells of: those of a check, then those of the hot soul.

/** The dice of an event as it was told. */
export function diceTold(told: ToldEvent, house: House): readonly ToldDice[] {
  if (told.type === "reactionChecked") return checkDice(told.as, told.faces, house);
  if (told.type !== "opposedRoll") return [];
  return [...checkDice(told.as, facesIn(told.attack), house), ...checkDice(told.target, facesIn(told.defence), house)];
}

function checkDice(by: Json | undefined, told: Json | undefined, house: House): readonly ToldDice[] {
  const faces = toldNumbers(told);
  const count = Number.parseInt(house.checkDice, 10);
  return [
    ...diceOf(by, sidesOf(house.checkDice), faces.slice(0, count)),
    ...diceOf(by, sidesOf(house.hotSoulDie), faces.slice(count)),
  ];
}

function facesIn(achievement: Json | undefined): Json | undefined {
  const isTold = typeof achievement === "object" && achievement !== null && "faces" in achievement;
  return isTold ? achievement.faces : undefined;
}
