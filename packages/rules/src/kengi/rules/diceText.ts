/** Dice texts of house rules and spells (KG-7.13, KG-10.7, KG-10.8): `2d6`, or with a fixed bonus `1d6+2`. */
import { z } from "zod";
import { MAX_DICE, MAX_SIDES } from "../../dice/notation.ts";
import type { KengiDraft } from "../state.ts";

const TEXT = /^([1-9][0-9]{0,2})d([1-9][0-9]{0,3})(?:\+([0-9]{1,3}))?$/;

/** Checks a dice text: at most {@link MAX_DICE} dice of at most {@link MAX_SIDES} sides, bonus 0–999. */
export const diceText = z
  .string()
  .refine(isDiceText, { message: `dice such as 1d6, 2d6 or 1d6+2 (up to ${MAX_DICE} dice of ${MAX_SIDES} sides)` });

function isDiceText(text: string): boolean {
  const found = TEXT.exec(text);
  return found !== null && Number(found[1]) <= MAX_DICE && Number(found[2]) <= MAX_SIDES;
}

/** Rolls a checked dice text: the dice without the bonus, the faces in order, and their sum with the bonus. */
export function rollText(
  draft: KengiDraft,
  text: string,
  why: string,
): { readonly dice: string; readonly faces: readonly number[]; readonly amount: number } {
  const [notation = text, bonus = "0"] = text.split("+");
  const faces = draft.roll(notation, why);
  return { dice: notation, faces, amount: faces.reduce((sum, face) => sum + face, Number(bonus)) };
}
