import { expect, test } from "vitest";
import { GroupCommit } from "./groupCommit.ts";

const isOfOneRow = () => true;

test("rows asked for in one turn are written together, a lone one alone", async () => {
  const writes: number[][] = [];
  const group = new GroupCommit<number>({
    isOfOneRow,
    all: async (rows) => {
      writes.push([...rows]);
      return undefined;
    },
  });
  await Promise.all([group.add(1), group.add(2), group.add(3)]);
  await group.add(4);
  expect(writes).toEqual([[1, 2, 3], [4]]);
});

test("what is asked for while a write is on its way is written together after it", async () => {
  const writes: number[][] = [];
  const onItsWay = Promise.withResolvers<undefined>();
  const group = new GroupCommit<number>({
    isOfOneRow,
    all: async (rows) => {
      writes.push([...rows]);
      return rows.includes(1) ? onItsWay.promise : undefined;
    },
  });
  const first = group.add(1);
  await expect.poll(() => writes.length).toBe(1);
  const others = [group.add(2)];
  await new Promise(setImmediate);
  others.push(group.add(3));
  onItsWay.resolve(undefined);
  await Promise.all([first, ...others]);
  expect(writes).toEqual([[1], [2, 3]]);
});

test("a row that cannot be written fails alone; the others of its batch are written", async () => {
  const written: number[] = [];
  const group = new GroupCommit<number>({
    isOfOneRow,
    all: async (rows) => {
      if (rows.includes(2)) throw new Error("two");
      written.push(...rows);
      return undefined;
    },
  });
  const results = await Promise.allSettled([group.add(1), group.add(2), group.add(3)]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(written).toEqual([1, 3]);
});

test("rows that the write leaves out are refused with its reason", async () => {
  const group = new GroupCommit<number>({ isOfOneRow, all: async () => new Map([[2, new Error("not two")]]) });
  const [one, two] = await Promise.allSettled([group.add(1), group.add(2)]);
  expect(one.status).toBe("fulfilled");
  expect(two).toMatchObject({ status: "rejected", reason: { message: "not two" } });
});

test("a failure that is no row's own is told to all at once, without trying each", async () => {
  let tries = 0;
  const group = new GroupCommit<number>({
    isOfOneRow: () => false,
    all: async () => {
      tries += 1;
      throw new Error("gone");
    },
  });
  const results = await Promise.allSettled([group.add(1), group.add(2), group.add(3)]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(tries).toBe(1);
});

test("a burst is written in batches, in order, and nothing is forgotten", async () => {
  const written: number[] = [];
  const sizes: number[] = [];
  const group = new GroupCommit<number>({
    isOfOneRow,
    all: async (rows) => {
      sizes.push(rows.length);
      written.push(...rows);
      return undefined;
    },
  });
  const rows = [...Array(450).keys()];
  await Promise.all(rows.map((row) => group.add(row)));
  expect(written).toEqual(rows);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(200);
});
