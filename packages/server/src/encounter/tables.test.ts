import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { matchMaker } from "@colyseus/core";
import { liveDice, Refused } from "@yomiai/rules";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { alonePart } from "../cluster/cluster.ts";
import { alone, type Placement } from "../cluster/placement.ts";
import { createMetrics } from "../observe/metrics.ts";
import { ROOM_NAME } from "../protocol.ts";
import { openSqlStore } from "../store/sqlStore.ts";
import type { Lease, Store } from "../store/store.ts";
import { secretNumber } from "../testing/secretNumber.ts";
import { storeTable } from "../testing/storedTable.ts";
import { EncounterRoom } from "./encounterRoom.ts";
import { drawSeed } from "./tableDice.ts";
import { findRoom, Tables } from "./tables.ts";

const LONG_MS = 3_600_000;
const CODE = "AAAAAA";
const one = { id: "one", address: "http://one:1", secret: "1" };
const two = { id: "two", address: "http://two:2", secret: "2" };
const ruling = { seat: "gm", command: { type: "rule", text: "裁定" } } as const;

let folder: string;
let store: Store;
/** What happens to the table's lease and to the table, in order. */
let steps: string[];
let tables: Tables;

beforeAll(async () => {
  const { presence, driver } = alonePart().listing;
  await matchMaker.setup(presence, driver, undefined, async () => matchMaker.processId);
  matchMaker.defineRoomType(ROOM_NAME, EncounterRoom);
  await matchMaker.accept();
});
afterAll(() => matchMaker.gracefullyShutdown());

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "yomiai-tables-"));
  store = await openSqlStore(folder);
  await storeTable(store, CODE);
  for (const server of [one, two]) await store.leases.enter(server, LONG_MS);
  steps = [];
  tables = tablesOf({});
});
afterEach(async () => {
  await findRoom(CODE)?.disconnect();
  await tables.rest();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** The tables of server one, which takes the lease of whatever it opens. */
function tablesOf(placement: Partial<Placement>): Tables {
  const log = pino({ level: "silent" });
  return new Tables({
    store,
    log,
    metrics: createMetrics({ openTables: () => 0, connections: () => 0 }),
    now: Date.now,
    drawSeed,
    dice: liveDice,
    probeEvery: 20,
    placement: { ...alone, hold: take, release, ...placement },
    rulesets: { secretNumber },
    idleAfter: LONG_MS,
    botDelay: 0,
    messagesPerSecond: 100,
    random: Math.random,
  });
}

async function take(code: string): Promise<Lease> {
  steps.push("taken");
  return (await store.leases.take(code, one.id)) ?? expect.fail("another server has it");
}

async function release(lease: Lease): Promise<void> {
  steps.push("given back");
  await store.leases.release(lease);
}

/** Begins to close the table while something is under way at it, which ends when the returned function is called. */
async function closeWhileBusy(): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { table } = await tables.open(CODE);
  void table.between(async () => {
    await promise;
    steps.push("at rest");
  });
  void findRoom(CODE)?.disconnect();
  await vi.waitUntil(() => tables.count === 0);
  return resolve;
}

test("a table is read when this server has it, with all that whoever had it before wrote until then", async () => {
  tables = tablesOf({
    async hold(code) {
      await store.changeTable(code, { open: false });
      return await take(code);
    },
  });
  const { table } = await tables.open(CODE);
  expect(table.isOpen).toBe(false);
});

test("nothing is written to a table that another server has taken", async () => {
  const { table } = await tables.open(CODE);
  expect(await table.carryOut(ruling)).toMatchObject({ ok: true });
  await store.leases.leave(one.id);
  await store.leases.take(CODE, two.id);
  expect(await table.carryOut(ruling)).toMatchObject({ ok: false, code: "moved" });
  expect(await store.readCommits(CODE)).toHaveLength(1);
});

test("a table's lease is given back when it is at rest", async () => {
  const end = await closeWhileBusy();
  end();
  await tables.rest();
  expect(steps).toEqual(["taken", "at rest", "given back"]);
});

test("a table that is closing is opened again when it is at rest and given back", async () => {
  const end = await closeWhileBusy();
  const again = tables.open(CODE);
  // As long as it would take to read the table at once.
  for (let looks = 0; looks < 5; looks++) await store.findTable(CODE);
  expect(steps).toEqual(["taken"]);
  end();
  await again;
  expect(steps).toEqual(["taken", "at rest", "given back", "taken"]);
});

test("a lease that cannot be given back holds up nothing", async () => {
  tables = tablesOf({ release: async () => Promise.reject(new Error("the store does not answer")) });
  const end = await closeWhileBusy();
  end();
  await tables.rest();
  expect(tables.count).toBe(0);
});

test("of what this server has it keeps what is still its own, and lets go of what has been another's meanwhile", async () => {
  const { table, lease } = await tables.open(CODE);
  if (lease === undefined) throw new Error("no lease");
  const moved = vi.fn();
  table.watch({ audiences: () => [], show: () => {}, moved });
  tables.keepOnly([lease]);
  expect(moved).not.toHaveBeenCalled();
  tables.keepOnly([{ ...lease, fence: lease.fence + 2 }]);
  expect(moved).toHaveBeenCalledTimes(1);
});

test("a table is opened once for all who come at the same time", async () => {
  const [first, second] = await Promise.all([tables.open(CODE), tables.open(CODE)]);
  expect(first).toBe(second);
  expect(steps).toEqual(["taken"]);
});

test("a table that could not be opened can be opened later", async () => {
  const hold = vi.fn(take).mockRejectedValueOnce(new Error("the store does not answer"));
  tables = tablesOf({ hold });
  await expect(tables.open(CODE)).rejects.toThrow("the store does not answer");
  expect((await tables.open(CODE)).table.code).toBe(CODE);
});

test("a server that is being stopped opens and makes no table", async () => {
  const made = vi.spyOn(store, "createTable");
  tables.stop();
  await expect(tables.open(CODE)).rejects.toThrow(Refused);
  const asked = { ruleset: "secretNumber", title: "", language: "ja", house: {}, combatants: [], demo: false } as const;
  await expect(tables.create(asked)).rejects.toThrow(Refused);
  expect([steps, made.mock.calls]).toEqual([[], []]);
});
