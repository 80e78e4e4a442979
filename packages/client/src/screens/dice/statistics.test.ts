import type { ToldRoll } from "@yomiai/server/protocol";
import { expect, test } from "vitest";
import { expectedMean, statisticsOf } from "./statistics.ts";

const roll = (sides: number, faces: readonly number[], by?: string, undone = false): ToldRoll => ({
  line: 1,
  at: "2026-01-01T12:00:00.000+09:00",
  sides,
  faces,
  undone,
  ...(by === undefined ? {} : { by }),
});

test("faces are counted by die and by combatant, and what was undone fell all the same", () => {
  const [d4] = statisticsOf([roll(4, [1, 4], "rin"), roll(4, [4], "oni", true), roll(4, [2])]);
  expect(d4).toEqual({
    sides: 4,
    step: 1,
    all: { count: 4, mean: 2.75, faces: [1, 1, 0, 2] },
    by: [
      { id: "rin", tally: { count: 2, mean: 2.5, faces: [1, 0, 0, 1] } },
      { id: "oni", tally: { count: 1, mean: 4, faces: [0, 0, 0, 1] } },
      { id: undefined, tally: { count: 1, mean: 2, faces: [0, 1, 0, 0] } },
    ],
  });
});

test("kinds of dice stand from small to large, and faces of large ones are counted by tenths", () => {
  const statistics = statisticsOf([roll(100, [1, 10, 11, 100]), roll(6, [3])]);
  expect(statistics.map(({ sides, step }) => [sides, step])).toEqual([
    [6, 1],
    [100, 10],
  ]);
  expect(statistics[1]?.all.faces).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 1]);
});

test("the counts of every die add up to the dice of the log, whatever their number of faces", () => {
  for (const sides of [1, 2, 3, 7, 20, 21, 33, 60, 1000]) {
    const faces = Array.from({ length: 3 * sides }, (_, i) => (i % sides) + 1);
    const [die] = statisticsOf([roll(sides, faces, "rin")]);
    expect([sides, die?.all.faces.reduce((sum, count) => sum + count, 0)]).toEqual([sides, 3 * sides]);
    expect(die?.all.mean).toBeCloseTo(expectedMean(sides));
  }
});
