/** The three centres of gravity, in the order of the table: ♠ ♦ ♣. */
export const POSITIONS = ["spade", "diamond", "club"] as const;
/** One of the {@link POSITIONS}. */
export type Position = (typeof POSITIONS)[number];

/** The secret number on each position, each 0 to the house's `controlMax`. */
export type Control = Readonly<Record<Position, number>>;

/** The smallest of the three values. */
export function lowestOf(control: Control): number {
  return Math.min(...POSITIONS.map((position) => control[position]));
}

/** The sum of the three values: as secret as they are. */
export function sumOf(control: Control): number {
  return POSITIONS.reduce((sum, position) => sum + control[position], 0);
}

/** The positions on which the lowest value lies: one, two or all three. */
export function positionsOfLowest(control: Control): readonly Position[] {
  const lowest = lowestOf(control);
  return POSITIONS.filter((position) => control[position] === lowest);
}
