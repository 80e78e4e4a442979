import type { Addend } from "../../ruleset.ts";
import type { Play } from "../events.ts";

// DC-5.1, DC-6.1: an achievement is the base value, the dice and the hot soul, and nothing that is not named.

/** What a check came to. `faces` are those of the check, then those of the hot soul. `parts` add up to `total`. */
export type Achievement = {
  readonly total: number;
  readonly faces: readonly number[];
  readonly parts: readonly Addend[];
};

/** What goes into a check before the dice: its terms, and the points of hot soul spent. */
export type Check = { readonly base: readonly Addend[]; readonly soul: number; readonly why: string };

/** DC-3.5: rolls the check's dice and directly after them a die for each point of hot soul. */
export function rollAchievement(play: Play, { base, soul, why }: Check): Achievement {
  const { checkDice, hotSoulDie } = play.state.house;
  const dice = play.roll(checkDice, why);
  const soulDice = Array.from({ length: soul }, () => play.roll(hotSoulDie, `${why}: hot soul`)).flat();
  const parts = [
    ...base,
    { term: "dice", value: sum(dice) },
    ...(soul > 0 ? [{ term: "hotSoul", value: sum(soulDice) }] : []),
  ];
  return { total: sum(parts.map(({ value }) => Number(value))), faces: [...dice, ...soulDice], parts };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
