import type { ToldRoll } from "@yomiai/server/protocol";

/** How often each face of one kind of die fell. `faces[i]` are the dice in the `i`-th of equal shares of the faces. */
export type Tally = { readonly count: number; readonly mean: number; readonly faces: readonly number[] };

/** One kind of die: all of them together, and those of each combatant. `step`: faces counted as one, 1 for small dice. */
export type DieStatistics = {
  readonly sides: number;
  readonly step: number;
  readonly all: Tally;
  readonly by: readonly { readonly id: string | undefined; readonly tally: Tally }[];
};

/** The most faces that are counted one by one. */
const MOST_COLUMNS = 20;

/** The mean that an even die comes to in the long run. */
export function expectedMean(sides: number): number {
  return (sides + 1) / 2;
}

/** Counts dice by kind, the smallest first, and within a kind by whose they were. Undone ones fell too and are counted. */
export function statisticsOf(rolls: readonly ToldRoll[]): readonly DieStatistics[] {
  const kinds = [...new Set(rolls.map(({ sides }) => sides))].sort((a, b) => a - b);
  return kinds.map((sides) => {
    const own = rolls.filter((roll) => roll.sides === sides);
    const step = stepOf(sides);
    const ids = [...new Set(own.map(({ by }) => by))];
    const tally = (some: readonly ToldRoll[]) =>
      tallyOf(
        some.flatMap(({ faces }) => faces),
        { sides, step },
      );
    return {
      sides,
      step,
      all: tally(own),
      by: ids.map((id) => ({ id, tally: tally(own.filter(({ by }) => by === id)) })),
    };
  });
}

/** The smallest share of the faces that divides them evenly into few enough columns. */
function stepOf(sides: number): number {
  let step = Math.ceil(sides / MOST_COLUMNS);
  if (step > 1 && sides % 10 === 0) step = sides / 10;
  return step;
}

function tallyOf(faces: readonly number[], { sides, step }: { readonly sides: number; readonly step: number }): Tally {
  const counted = Array.from({ length: Math.ceil(sides / step) }, (_, i) => {
    return faces.filter((face) => Math.ceil(face / step) === i + 1).length;
  });
  const sum = faces.reduce((total, face) => total + face, 0);
  return { count: faces.length, mean: faces.length === 0 ? 0 : sum / faces.length, faces: counted };
}
