import {
  ask,
  type Command,
  type Commit,
  type Dice,
  type Encounter,
  liveDice,
  type Refusal,
  type Seat,
} from "@yomiai/rules";

/** An answer, and how many dice were drawn for it. */
export type Asked = {
  readonly seat: Seat;
  readonly command: Command;
  readonly answer: { readonly commit: Commit } | { readonly refusal: Refusal };
  readonly drawn: number;
};

/**
 * Asks an encounter for a command and counts the dice.
 * @param seed of the committed dice, see {@link diceSeed}
 * @param hiddenSeed of those behind the screen, if they are to fall otherwise
 */
export function asked(
  encounter: Encounter,
  sent: { readonly seat: Seat; readonly command: Command },
  seed: string,
  hiddenSeed = seed,
): Asked {
  const dice = countingDice(diceOfTwo(encounter, seed, hiddenSeed));
  const answer = ask(encounter, { ...sent, dice });
  return { ...sent, answer, drawn: dice.drawn };
}

/** A master seed of committed dice made from a small number. */
export function diceSeed(number: number): string {
  return number.toString(16).padStart(64, "0");
}

/** Committed dice whose two streams follow from two seeds. */
export function diceOfTwo(encounter: Encounter, seed: string, hiddenSeed: string): Dice {
  const [open, hidden] = [liveDice(encounter, seed), liveDice(encounter, hiddenSeed)];
  return { roll: (notation, stream) => (stream === "open" ? open : hidden).roll(notation, stream) };
}

function countingDice(dice: Dice): Dice & { readonly drawn: number } {
  let drawn = 0;
  return {
    get drawn() {
      return drawn;
    },
    roll(notation, stream) {
      const rolled = dice.roll(notation, stream);
      drawn += rolled.faces.length;
      return rolled;
    },
  };
}
