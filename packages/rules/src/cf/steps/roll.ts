// CF-14.4: every roll is an event; secret ones draw from the hidden stream.
import type { RollReason } from "../events.ts";
import type { CfDraft } from "./draft.ts";

/** A roll to be made: whose, what for, and whether only the GM sees it. */
export type Roll = { readonly as: string; readonly why: RollReason; readonly isSecret: boolean };

/** Rolls dice (`NdM`) and tells their faces. */
export function rollDice(draft: CfDraft, dice: string, roll: Roll): readonly number[] {
  const { as, why, isSecret } = roll;
  const faces = draft.roll(dice, why, isSecret ? "hidden" : "open");
  draft.emit({ type: "diceRolled", dice, faces, why, as, isSecret });
  return faces;
}

/** Rolls 1d20 and returns its face. */
export function rollD20(draft: CfDraft, roll: Roll): number {
  return sumOfFaces(rollDice(draft, "1d20", roll));
}

/** The sum of faces. */
export function sumOfFaces(faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + face, 0);
}
