import type { Moment, Replay } from "@yomiai/server/protocol";
import { expect, test } from "vitest";
import { Moments } from "./moments.ts";

/** A fight of which commands told so many lines each; pages of four lines. */
function fight(...told: readonly number[]) {
  const ends = told.map((_, i) => told.slice(0, i + 1).reduce((sum, count) => sum + count, 0));
  const last = ends.at(-1) ?? 0;
  const asked: number[] = [];
  const read = async (page: number): Promise<Replay> => {
    asked.push(page);
    const inPage = [0, ...ends].filter((line) => (page === 0 ? line <= 4 : line > page * 4 && line <= page * 4 + 4));
    return {
      viewer: "p1",
      page,
      last,
      moments: inPage.map((line) => ({ line, lines: [], table: {} }) as unknown as Moment),
    };
  };
  return { moments: new Moments(read, 4), asked };
}

const lineOf = async (moment: Promise<Moment | undefined>) => (await moment)?.line;

test("one steps from command to command, over the edges of pages", async () => {
  const { moments } = fight(1, 2, 7, 1, 1);
  expect(await lineOf(moments.from(0))).toBe(0);
  expect(await lineOf(moments.from(1))).toBe(1);
  expect(await lineOf(moments.from(2))).toBe(3);
  expect(await lineOf(moments.from(4))).toBe(10);
  expect(await lineOf(moments.from(11))).toBe(11);
  expect(await lineOf(moments.from(13))).toBeUndefined();
});

test("and back, down to before the first line", async () => {
  const { moments } = fight(1, 2, 7, 1);
  const path: (number | undefined)[] = [];
  for (let line: number | undefined = 11; line !== undefined; ) {
    line = await lineOf(moments.before(line));
    path.push(line);
  }
  expect(path).toEqual([10, 3, 1, 0, undefined]);
});

test("a whole page is read once, the last one whenever it is looked at: it may have grown", async () => {
  const { moments, asked } = fight(1, 1, 1, 1, 1);
  await moments.from(1);
  await moments.from(2);
  await moments.from(5);
  await moments.from(5);
  expect(asked).toEqual([0, 1, 1]);
  expect(moments.known.map(({ line }) => line)).toEqual([0, 1, 2, 3, 4, 5]);
});
