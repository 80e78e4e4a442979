import type { DiceStream } from "../core/event.ts";

/** What a roll gave: the faces in order, and the place of the first die in its stream (from 0). */
export type Rolled = { readonly faces: readonly number[]; readonly first: number };

/** Where rules get their randomness. */
export type Dice = {
  /**
   * Rolls `NdM`.
   * @throws RangeError if the notation is not `NdM`; ScriptedDiceError if a script asks for other dice
   */
  roll(notation: string, stream: DiceStream): Rolled;
};

/** How many dice each stream has given since the encounter began, undone rolls included. */
export type DiceDrawn = Readonly<Record<DiceStream, number>>;

/** Nothing drawn yet. */
export const NOTHING_DRAWN: DiceDrawn = { open: 0, hidden: 0 };
