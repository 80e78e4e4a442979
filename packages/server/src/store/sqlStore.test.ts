import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DATABASE_FILE, openSqlStore } from "./sqlStore.ts";
import { type Store, StoreConflict, type StoredCommit, StoreUnavailable } from "./store.ts";

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "yomiai-store-"));
  store = await openSqlStore(folder);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const founding = { ruleset: "any", version: 1, house: { goal: 3 }, combatants: [] };
const gm = { seat: "gm", name: "", color: "", tokenHash: "aa", inviteHash: "" } as const;
const seed = { era: 0, seed: "5eed", openFrom: 0, hiddenFrom: 0 };

function tableOf(code: string) {
  return {
    code,
    title: "卓",
    language: "ja",
    demo: false,
    open: true,
    founding,
    createdAt: 1_700_000_000_000,
  } as const;
}

function commitFrom(from: number, more: Partial<StoredCommit> = {}): StoredCommit {
  const commit = {
    from,
    by: "p1",
    command: "roll",
    events: [{ type: "rolled", face: from }],
    rolls: [{ stream: "open", first: 0, notation: "1d6", faces: [1], why: "luck" }],
  } as const;
  return { commit, version: 1, at: 1_700_000_000_000 + from, ...more };
}

test("what was written is read back the same, by another process too", async () => {
  await store.createTable(tableOf("AAAAAA"), gm, seed);
  await store.append("AAAAAA", commitFrom(1, { commandId: "c1" }));
  await store.append("AAAAAA", commitFrom(2));
  await store.setOpen("AAAAAA", false);
  await store.putSeat("AAAAAA", { ...gm, seat: "p1", name: "アキ" });
  await store.putSeed("AAAAAA", { era: 1, seed: "5eed2", openFrom: 7, hiddenFrom: 2 });
  await store.writeReserve("AAAAAA", [{ id: "a", name: "A", side: "x", kind: "npc", owner: "gm", sheet: {} }]);
  await store.close();
  store = await openSqlStore(folder);
  expect(await store.findTable("AAAAAA")).toEqual({ ...tableOf("AAAAAA"), open: false });
  expect(await store.readCommits("AAAAAA")).toEqual([commitFrom(1, { commandId: "c1" }), commitFrom(2)]);
  expect(await store.readSeats("AAAAAA")).toEqual([gm, { ...gm, seat: "p1", name: "アキ" }]);
  expect(await store.readSeeds("AAAAAA")).toEqual([seed, { era: 1, seed: "5eed2", openFrom: 7, hiddenFrom: 2 }]);
  expect(await store.readReserve("AAAAAA")).toHaveLength(1);
});

test("a table that is not there has nothing", async () => {
  expect(await store.findTable("AAAAAA")).toBeUndefined();
  expect(await store.readCommits("AAAAAA")).toEqual([]);
  expect(await store.readReserve("AAAAAA")).toEqual([]);
});

test("a code is given once", async () => {
  expect(await store.createTable(tableOf("AAAAAA"), gm, seed)).toBe(true);
  expect(await store.createTable(tableOf("AAAAAA"), { ...gm, tokenHash: "bb" }, seed)).toBe(false);
  expect((await store.readSeats("AAAAAA"))[0]?.tokenHash).toBe("aa");
});

test("an event number is written once, and one table's conflict does not fail the others in the same batch", async () => {
  await store.createTable(tableOf("AAAAAA"), gm, seed);
  await store.createTable(tableOf("BBBBBB"), gm, seed);
  await store.append("AAAAAA", commitFrom(1));
  const [conflict, fine] = await Promise.allSettled([
    store.append("AAAAAA", commitFrom(1)),
    store.append("BBBBBB", commitFrom(1)),
  ]);
  expect(conflict).toMatchObject({ status: "rejected", reason: expect.any(StoreConflict) });
  expect(fine.status).toBe("fulfilled");
  expect(await store.readCommits("AAAAAA")).toHaveLength(1);
  expect(await store.readCommits("BBBBBB")).toHaveLength(1);
});

test("a seat's command id is written once; other seats and bots are not in its way", async () => {
  await store.createTable(tableOf("AAAAAA"), gm, seed);
  await store.append("AAAAAA", commitFrom(1, { commandId: "same" }));
  await expect(store.append("AAAAAA", commitFrom(2, { commandId: "same" }))).rejects.toThrow(StoreConflict);
  const { commit } = commitFrom(2);
  await store.append("AAAAAA", commitFrom(2, { commit: { ...commit, by: "p2" }, commandId: "same" }));
  await store.append("AAAAAA", commitFrom(3));
  await store.append("AAAAAA", commitFrom(4));
});

test("appends asked for together are all on the disk when they resolve", async () => {
  await store.createTable(tableOf("AAAAAA"), gm, seed);
  await Promise.all([...Array(500).keys()].map((i) => store.append("AAAAAA", commitFrom(i + 1))));
  const other = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true });
  expect(other.prepare("SELECT count(*) AS n FROM commits").get()).toMatchObject({ n: 500 });
  other.close();
});

test("a store that cannot write says so and has changed nothing", async () => {
  await store.createTable(tableOf("AAAAAA"), gm, seed);
  const other = new DatabaseSync(join(folder, DATABASE_FILE));
  other.exec("BEGIN IMMEDIATE");
  await expect(store.append("AAAAAA", commitFrom(1))).rejects.toThrow(StoreUnavailable);
  await expect(store.probe()).rejects.toThrow(StoreUnavailable);
  await expect(store.createTable(tableOf("BBBBBB"), gm, seed)).rejects.toThrow(StoreUnavailable);
  other.exec("ROLLBACK");
  other.close();
  await store.probe();
  expect(await store.readCommits("AAAAAA")).toEqual([]);
  expect(await store.findTable("BBBBBB")).toBeUndefined();
});

test("a folder that cannot be made is an error that names it", async () => {
  await expect(openSqlStore("/dev/null/data")).rejects.toThrow("/dev/null/data");
});

test("nobody but the owner may read the file: the dice seeds are in it", () => {
  expect(statSync(join(folder, DATABASE_FILE)).mode & 0o077).toBe(0);
});
