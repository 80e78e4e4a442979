import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openSqlStore } from "../store/sqlStore.ts";
import type { Lease, Store } from "../store/store.ts";
import { storeTable } from "../testing/storedTable.ts";
import { LeasedPlacement, LOOK_EVERY_MS, MOVE_WITHIN_MS } from "./leasedPlacement.ts";
import { ALIVE_MS } from "./membership.ts";

const LONG_MS = 3_600_000;
/** Alive for so long, a server has lapsed already. */
const OVER_MS = -1;
const CODE = "AAAAAA";
const one = { id: "one", address: "http://one:1", secret: "1" };
const two = { id: "two", address: "http://two:2", secret: "2" };
/** Nobody listens there. */
const dead = { id: "dead", address: "http://127.0.0.1:1", secret: "3" };

let folder: string;
let store: Store;
/** What server one says of itself. */
let state: { isOpen: boolean; isLeaving: boolean; mayInherit: boolean };
/** As server one sees it. */
let placement: LeasedPlacement;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "yomiai-placement-"));
  store = await openSqlStore(folder);
  await storeTable(store, CODE);
  for (const server of [one, two]) await store.leases.enter(server, LONG_MS);
  state = { isOpen: false, isLeaving: false, mayInherit: true };
  placement = new LeasedPlacement({
    store,
    ownId: () => one.id,
    isOpen: () => state.isOpen,
    isLeaving: () => state.isLeaving,
    mayInherit: () => state.mayInherit,
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  rmSync(folder, { recursive: true });
});

async function takenBy({ id }: { readonly id: string }): Promise<Lease> {
  const lease = await store.leases.take(CODE, id);
  if (lease === undefined) throw new Error("held by another");
  return lease;
}

const moved = expect.objectContaining({ refusal: expect.objectContaining({ code: "moved" }) });

test("a table that nobody has is held by whoever asks for it, once", async () => {
  const lease = await placement.hold(CODE);
  expect(await store.leases.findHolding(CODE)).toEqual({ lease, server: one });
  expect(await placement.hold(CODE)).toEqual(lease);
});

test("a table that another server has is not held here, before that gives it back", async () => {
  const theirs = await takenBy(two);
  await expect(placement.hold(CODE)).rejects.toEqual(moved);
  expect(await store.leases.findHolding(CODE)).toEqual({ lease: theirs, server: two });
  await store.leases.release(theirs);
  expect((await placement.hold(CODE)).fence).toBe(theirs.fence + 1);
});

test("the table of a server that has lapsed without a word is not taken before its time", async () => {
  const theirs = await takenBy(two);
  await store.leases.enter(two, OVER_MS);
  state.mayInherit = false;
  await expect(placement.hold(CODE)).rejects.toEqual(moved);
  state.mayInherit = true;
  expect((await placement.hold(CODE)).fence).toBe(theirs.fence + 1);
});

test("a lease is given back by whoever has it", async () => {
  await placement.release(await placement.hold(CODE));
  expect(await store.leases.findHolding(CODE)).toBeUndefined();
});

test("requests go where the table is, and those for none stay here", async () => {
  expect(await placement.find("BBBBBB")).toBe("here");
  expect(await store.leases.findHolding("BBBBBB")).toBeUndefined();
  const theirs = await takenBy(two);
  expect(await placement.find(CODE)).toEqual(two);
  state.isOpen = true;
  expect(await placement.find(CODE)).toBe("here");
  state.isOpen = false;
  await store.leases.release(theirs);
  expect(await placement.find(CODE)).toBe("here");
});

test("a table that is nowhere is given to one server, and looked for once by all who ask at the same time", async () => {
  const looked = vi.spyOn(store, "findTable");
  const places = await Promise.all([placement.find(CODE), placement.find(CODE), placement.find(CODE)]);
  expect(places).toEqual(["here", "here", "here"]);
  expect(looked).toHaveBeenCalledTimes(1);
  expect((await store.leases.findHolding(CODE))?.server).toEqual(one);
});

test("what a server that is leaving gives away is soon another's, and no longer here", async () => {
  const own = await takenBy(one);
  state.isLeaving = true;
  await store.leases.beginLeaving(one.id);
  const { take } = store.leases;
  vi.spyOn(store.leases, "take").mockImplementationOnce(async (code, id) => {
    expect(await take.call(store.leases, code, id), "it is not given back yet").toBeUndefined();
    await store.leases.release(own);
    return undefined;
  });
  expect(await placement.find(CODE)).toMatchObject(two);
  expect((await store.leases.findHolding(CODE))?.server).toEqual(two);
});

test("the table of a server that has lapsed for a moment stays its own", async () => {
  await takenBy(two);
  await store.leases.enter(two, OVER_MS);
  state.mayInherit = false;
  const { isAbandoned } = store.leases;
  vi.spyOn(store.leases, "isAbandoned").mockImplementationOnce(async (code) => {
    const answer = await isAbandoned.call(store.leases, code);
    await store.leases.enter(two, LONG_MS);
    return answer;
  });
  expect(await placement.find(CODE)).toEqual(two);
});

test("a table that nobody can have is looked for now and then, and given up", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  await takenBy(two);
  await store.leases.enter(two, OVER_MS);
  state.mayInherit = false;
  const looked = vi.spyOn(store.leases, "isAbandoned");
  const sought = placement.find(CODE).catch((error: unknown) => error);
  for (let waited = 0; waited <= MOVE_WITHIN_MS; waited += LOOK_EVERY_MS) {
    await vi.advanceTimersByTimeAsync(LOOK_EVERY_MS);
    await new Promise(setImmediate);
  }
  expect(await sought).toEqual(moved);
  expect(looked.mock.calls.length).toBeLessThanOrEqual(MOVE_WITHIN_MS / LOOK_EVERY_MS + 1);
});

test("tables under way to a server count as its own until they have arrived", async () => {
  const first = await placement.choose();
  const second = await placement.choose();
  expect([first.place, second.place]).toMatchObject(["here", two]);
  second.arrived();
  expect((await placement.choose()).place).toMatchObject(two);
});

test("a table is made here where no server counts as alive", async () => {
  for (const { id } of [one, two]) await store.leases.leave(id);
  expect((await placement.choose()).place).toBe("here");
});

describe("waiting for a server that may be dead", () => {
  test("one at whose address nobody listens and that says nothing more does not count as alive afterwards", async () => {
    await store.leases.enter(dead, ALIVE_MS);
    await placement.untilGone(dead);
    expect(await store.leases.findServer(dead.id)).toBeUndefined();
    expect(await store.leases.findServer(one.id)).toEqual(one);
  });

  test("one looks for all that wait for the same server", async () => {
    await store.leases.enter(dead, ALIVE_MS);
    await store.leases.leave(dead.id);
    const looked = vi.spyOn(store.leases, "lapse");
    await Promise.all(Array.from({ length: 20 }, () => placement.untilGone(dead)));
    expect(looked).toHaveBeenCalledTimes(1);
    await placement.untilGone(dead);
    expect(looked, "and again when it is missed again").toHaveBeenCalledTimes(2);
  });

  test("one that goes on saying that it is alive stays so, though nobody reaches it", async () => {
    const { lapse } = store.leases;
    vi.spyOn(store.leases, "lapse").mockImplementation(async (id, withinMs) => {
      await store.leases.renew(id, ALIVE_MS);
      return await lapse.call(store.leases, id, withinMs);
    });
    await store.leases.enter(dead, ALIVE_MS);
    await placement.untilGone(dead);
    expect(await store.leases.renew(dead.id, ALIVE_MS)).toBe(true);
  });
});
