import type { Dice } from "./dice.ts";
import { parseNotation } from "./notation.ts";

/** The script does not fit the play: other dice were asked for, or faces are left over or wrong. */
export class ScriptedDiceError extends Error {
  override readonly name = "ScriptedDiceError";
}

/** Dice whose faces are written down beforehand, for scenarios and tests. */
export type ScriptedDice = Dice & {
  /** Entries not yet used, in order. */
  readonly left: readonly string[];
};

/**
 * Dice that give the faces of a script in order, whatever the stream. An entry reads `2d10:3,9`.
 * @throws ScriptedDiceError for an entry that is no such text, or whose faces do not fit its dice
 */
export function scriptedDice(script: readonly string[]): ScriptedDice {
  const entries = script.map(parseEntry);
  let used = 0;
  let drawn = 0;
  return {
    get left() {
      return script.slice(used);
    },
    roll(notation) {
      const entry = entries[used];
      if (entry === undefined) throw new ScriptedDiceError(`${notation} asked for, but the script has no dice left`);
      if (entry.notation !== notation) {
        throw new ScriptedDiceError(`${notation} asked for, but the script has ${script[used]} next`);
      }
      used += 1;
      const first = drawn;
      drawn += entry.faces.length;
      return { faces: entry.faces, first };
    },
  };
}

function parseEntry(text: string): { readonly notation: string; readonly faces: readonly number[] } {
  const [notation = "", list = ""] = text.split(":");
  const faces = list.split(",").map(Number);
  const { count, sides } = parseNotation(notation);
  const isFace = (face: number) => Number.isInteger(face) && face >= 1 && face <= sides;
  if (faces.length !== count || !faces.every(isFace)) {
    throw new ScriptedDiceError(`dice "${text}": ${count} faces from 1 to ${sides}, for example 2d10:3,9`);
  }
  return { notation, faces };
}
