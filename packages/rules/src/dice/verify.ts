import type { RecordedRoll } from "../core/event.ts";
import { commitmentOf, faceOf } from "./committedDice.ts";
import { parseNotation } from "./notation.ts";

/** What a check of revealed dice found. `wrong` lists the rolls whose faces do not follow from the seed. */
export type Verification = {
  /** Does the revealed seed keep the promise made at the start? */
  readonly seedKept: boolean;
  readonly checked: number;
  readonly wrong: readonly RecordedRoll[];
};

/**
 * Re-checks the rolls of one stream against its revealed seed and the promise published at the start.
 * Works in a browser and on the server alike.
 * @param revealed `seed` and `commitment` of the stream, hex
 */
export function verifyRolls(
  revealed: { readonly seed: string; readonly commitment: string },
  rolls: readonly RecordedRoll[],
): Verification {
  const wrong = rolls.filter((roll) => {
    const { count, sides } = parseNotation(roll.notation);
    return (
      roll.faces.length !== count || roll.faces.some((face, i) => face !== faceOf(revealed.seed, roll.first + i, sides))
    );
  });
  return { seedKept: commitmentOf(revealed.seed) === revealed.commitment, checked: rolls.length, wrong };
}
