import { expect, test } from "vitest";
import { GroupCommit } from "./groupCommit.ts";

test("rows asked for in one turn are written together, a lone one alone", async () => {
  const writes: number[][] = [];
  const group = new GroupCommit<number>(async (rows) => {
    writes.push([...rows]);
  });
  await Promise.all([group.add(1), group.add(2), group.add(3)]);
  await group.add(4);
  expect(writes).toEqual([[1, 2, 3], [4]]);
});

test("a row that cannot be written fails alone; the others of its batch are written", async () => {
  const written: number[] = [];
  const group = new GroupCommit<number>(async (rows) => {
    if (rows.includes(2)) throw new Error("two");
    written.push(...rows);
  });
  const results = await Promise.allSettled([group.add(1), group.add(2), group.add(3)]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(written).toEqual([1, 3]);
});

test("a burst is written in batches, in order, and nothing is forgotten", async () => {
  const written: number[] = [];
  const sizes: number[] = [];
  const group = new GroupCommit<number>(async (rows) => {
    sizes.push(rows.length);
    written.push(...rows);
  });
  const rows = [...Array(450).keys()];
  await Promise.all(rows.map((row) => group.add(row)));
  expect(written).toEqual(rows);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(200);
});
