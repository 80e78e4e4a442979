import { beforeEach, describe, expect, test } from "vitest";
import { engines } from "../testing/engines.ts";
import type { TestEngine } from "../testing/testEngine.ts";
import { LeaseLost, type Store, StoreConflict, type StoredCommit, StoreUnavailable } from "./store.ts";

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
    paused: false,
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

describe.each(engines)("the store on $name", { timeout: 60_000 }, ({ why, open }) => {
  let engine: TestEngine;
  let store: Store;

  beforeEach(async ({ skip }) => {
    skip(why !== undefined, why);
    engine = await open();
    store = await engine.open();
    return async () => {
      await store.close();
      await engine.remove();
    };
  }, 60_000);

  describe("a table", () => {
    test("is read back as it was written, by another process too", async () => {
      await store.createTable(tableOf("AAAAAA"), gm, seed);
      await store.append("AAAAAA", commitFrom(1, { commandId: "c1" }));
      await store.append("AAAAAA", commitFrom(2));
      await store.changeTable("AAAAAA", { paused: true });
      await store.changeTable("AAAAAA", { open: false });
      await store.putSeat("AAAAAA", { ...gm, seat: "p1", name: "アキ" });
      await store.putSeat("AAAAAA", { ...gm, seat: "p2", name: "?" });
      await store.putSeat("AAAAAA", { ...gm, seat: "p2", name: "ハル" });
      await store.putSeed("AAAAAA", { era: 1, seed: "5eed2", openFrom: 7, hiddenFrom: 2 });
      await store.writeReserve("AAAAAA", []);
      await store.writeReserve("AAAAAA", [{ id: "a", name: "A", side: "x", kind: "npc", owner: "gm", sheet: {} }]);
      await store.close();
      store = await engine.open();
      expect(await store.findTable("AAAAAA")).toEqual({ ...tableOf("AAAAAA"), open: false, paused: true });
      expect(await store.readCommits("AAAAAA")).toEqual([commitFrom(1, { commandId: "c1" }), commitFrom(2)]);
      const seats = (await store.readSeats("AAAAAA")).toSorted((a, b) => a.seat.localeCompare(b.seat));
      expect(seats).toEqual([gm, { ...gm, seat: "p1", name: "アキ" }, { ...gm, seat: "p2", name: "ハル" }]);
      expect(await store.readSeeds("AAAAAA")).toEqual([seed, { era: 1, seed: "5eed2", openFrom: 7, hiddenFrom: 2 }]);
      expect(await store.readReserve("AAAAAA")).toHaveLength(1);
      await store.removeSeat("AAAAAA", "p1");
      expect(await store.readSeats("AAAAAA")).toHaveLength(2);
    });

    test("that is not there has nothing", async () => {
      expect(await store.findTable("AAAAAA")).toBeUndefined();
      expect(await store.readCommits("AAAAAA")).toEqual([]);
      expect(await store.readReserve("AAAAAA")).toEqual([]);
    });

    test("has a code that is given once", async () => {
      expect(await store.createTable(tableOf("AAAAAA"), gm, seed)).toBe(true);
      expect(await store.createTable(tableOf("AAAAAA"), { ...gm, tokenHash: "bb" }, seed)).toBe(false);
      expect((await store.readSeats("AAAAAA"))[0]?.tokenHash).toBe("aa");
    });

    test("is made with its seat and its seed, or not at all", async () => {
      const broken = { ...seed, seed: null as unknown as string };
      await store.createTable(tableOf("AAAAAA"), gm, broken).catch(() => false);
      expect(await store.findTable("AAAAAA")).toBeUndefined();
      expect(await store.readSeats("AAAAAA")).toEqual([]);
    });
  });

  describe("a commit", () => {
    beforeEach(async () => {
      await store.createTable(tableOf("AAAAAA"), gm, seed);
    });

    test("has a number that is written once, and its conflict does not fail the others in the same batch", async () => {
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

    test("has a command's id that its seat writes once; other seats and bots are not in its way", async () => {
      await store.append("AAAAAA", commitFrom(1, { commandId: "same" }));
      await expect(store.append("AAAAAA", commitFrom(2, { commandId: "same" }))).rejects.toThrow(StoreConflict);
      const { commit } = commitFrom(2);
      await store.append("AAAAAA", commitFrom(2, { commit: { ...commit, by: "p2" }, commandId: "same" }));
      await store.append("AAAAAA", commitFrom(3));
      await store.append("AAAAAA", commitFrom(4));
    });

    test("is on the disk when its append resolves, however many were asked for together", async () => {
      await Promise.all([...Array(500).keys()].map((i) => store.append("AAAAAA", commitFrom(i + 1))));
      expect(await engine.count("commits")).toBe(500);
    });

    test("that the database refuses is an error and has changed nothing", async () => {
      const allow = await engine.refuseWrites();
      await expect(store.append("AAAAAA", commitFrom(1))).rejects.toThrow(StoreUnavailable);
      await expect(store.probe()).rejects.toThrow(StoreUnavailable);
      await expect(store.createTable(tableOf("BBBBBB"), gm, seed)).rejects.toThrow(StoreUnavailable);
      await allow();
      await store.probe();
      expect(await store.readCommits("AAAAAA")).toEqual([]);
      expect(await store.findTable("BBBBBB")).toBeUndefined();
      await store.append("AAAAAA", commitFrom(1));
    });
  });

  describe("a lease", () => {
    const one = { id: "one", address: "http://127.0.0.1:1", secret: "s1" };
    const two = { id: "two", address: "http://127.0.0.1:2", secret: "s2" };
    const LONG_MS = 60_000;
    const OVER_MS = -1;

    beforeEach(async () => {
      await store.createTable(tableOf("AAAAAA"), gm, seed);
      await store.createTable(tableOf("BBBBBB"), gm, seed);
      await store.leases.enter(one, LONG_MS);
      await store.leases.enter(two, LONG_MS);
    });

    async function taken(code: string, id: string) {
      const lease = await store.leases.take(code, id);
      if (lease === undefined) throw new Error(`${code} is held by another`);
      return lease;
    }

    test("is one server's at a time, until it is released or its server lapses", async () => {
      const { leases } = store;
      const first = await taken("AAAAAA", "one");
      expect(await leases.take("AAAAAA", "two")).toBeUndefined();
      expect(await leases.findHolding("AAAAAA")).toEqual({ lease: first, server: one });
      await leases.release(first);
      expect(await leases.findHolding("AAAAAA")).toBeUndefined();
      expect(await leases.isAbandoned("AAAAAA")).toBe(false);
      const second = await taken("AAAAAA", "two");
      expect(second.fence).toBe(first.fence + 1);
      await leases.release(first);
      expect(await leases.findHolding("AAAAAA")).toEqual({ lease: second, server: two });
      await leases.enter(two, OVER_MS);
      expect(await leases.isAbandoned("AAAAAA")).toBe(true);
      expect(await leases.findHolding("AAAAAA")).toBeUndefined();
      expect((await taken("AAAAAA", "one")).fence).toBe(second.fence + 1);
    });

    test("is renewed by a server that is alive, and by no other", async () => {
      const { leases } = store;
      expect(await leases.renew("one", LONG_MS)).toBe(true);
      await leases.enter(one, OVER_MS);
      expect(await leases.renew("one", LONG_MS)).toBe(false);
      expect(await leases.findServer("one")).toBeUndefined();
      await leases.leave("two");
      expect(await leases.renew("two", LONG_MS)).toBe(false);
    });

    test("of a server that has not been renewed for a while can be ended before its time, and no other", async () => {
      const { leases } = store;
      expect(await leases.lapse("one", LONG_MS / 2)).toBe(false);
      const lease = await taken("AAAAAA", "one");
      expect(await leases.take("AAAAAA", "two")).toBeUndefined();
      expect(await leases.lapse("one", LONG_MS)).toBe(true);
      expect(await leases.renew("one", LONG_MS)).toBe(false);
      expect((await taken("AAAAAA", "two")).fence).toBe(lease.fence + 1);
      expect(await leases.findServer("two")).toEqual(two);
      expect(await leases.lapse("nobody", LONG_MS)).toBe(true);
    });

    test("ends when another server comes to the address of its own", async () => {
      const lease = await taken("AAAAAA", "one");
      await store.leases.enter({ ...one, id: "three" }, LONG_MS);
      expect(await store.leases.findServer("one")).toBeUndefined();
      expect((await taken("AAAAAA", "three")).fence).toBe(lease.fence + 1);
      expect(await store.leases.findServer("two")).toEqual(two);
    });

    test("tells how many tables each server has, but those that are leaving get no more", async () => {
      const { leases } = store;
      await taken("AAAAAA", "one");
      await taken("BBBBBB", "one");
      expect(await leases.servers()).toEqual([
        { ...one, tables: 2 },
        { ...two, tables: 0 },
      ]);
      await leases.beginLeaving("two");
      expect(await leases.servers()).toEqual([{ ...one, tables: 2 }]);
      expect(await leases.findServer("two")).toEqual(two);
      await leases.leave("one");
      expect(await leases.leasesOf("one")).toEqual([]);
      expect(await leases.findHolding("AAAAAA")).toBeUndefined();
    });

    test("that is over writes nothing any more, however late it comes, and does not fail others", async () => {
      const old = store.under(await taken("AAAAAA", "one"));
      const other = store.under(await taken("BBBBBB", "one"));
      await old.append("AAAAAA", commitFrom(1));
      await store.leases.enter(one, OVER_MS);
      const young = store.under(await taken("AAAAAA", "two"));
      const [late, fine] = await Promise.allSettled([
        old.append("AAAAAA", commitFrom(2)),
        other.append("BBBBBB", commitFrom(1)),
      ]);
      expect(late).toMatchObject({ status: "rejected", reason: expect.any(LeaseLost) });
      expect(fine.status).toBe("fulfilled");
      await expect(old.putSeat("AAAAAA", gm)).rejects.toThrow(LeaseLost);
      await expect(old.putSeed("AAAAAA", seed)).rejects.toThrow(LeaseLost);
      await expect(old.changeTable("AAAAAA", { open: false })).rejects.toThrow(LeaseLost);
      await expect(old.removeSeat("AAAAAA", "gm")).rejects.toThrow(LeaseLost);
      await expect(old.probe()).rejects.toThrow(LeaseLost);
      await young.probe();
      await young.append("AAAAAA", commitFrom(2));
      await young.putSeat("AAAAAA", { ...gm, name: "語り手" });
      expect(await store.readCommits("AAAAAA")).toEqual([commitFrom(1), commitFrom(2)]);
      expect(await store.readSeats("AAAAAA")).toEqual([{ ...gm, name: "語り手" }]);
    });

    test("taken in the middle of appends ends them: no commit of the old owner comes after one of the new", async () => {
      const old = store.under(await taken("AAAAAA", "one"));
      const late = await engine.open();
      const numbers = [...Array(300).keys()].map((i) => i + 1);
      const appended = Promise.allSettled(numbers.map((from) => old.append("AAAAAA", commitFrom(from))));
      await late.leases.enter(one, OVER_MS);
      const lease = await late.leases.take("AAAAAA", "two");
      const seen = await late.readCommits("AAAAAA");
      const results = await appended;
      expect(lease?.fence).toBe(2);
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(seen.length);
      expect(await store.readCommits("AAAAAA")).toHaveLength(seen.length);
      await late.close();
    });
  });
});
