import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { matchMaker } from "@colyseus/core";
import { Redis } from "ioredis";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Tables } from "../encounter/tables.ts";
import { openSqlStore } from "../store/sqlStore.ts";
import type { Lease, Store } from "../store/store.ts";
import { storeTable } from "../testing/storedTable.ts";
import { whyNot } from "../testing/throwaway/program.ts";
import { redisProgram, ThrowawayRedis } from "../testing/throwaway/redis.ts";
import { alonePart, type Cluster } from "./cluster.ts";
import { type ClusterParts, clusterPart } from "./clusterPart.ts";
import { peerHeader } from "./peers.ts";

const why = whyNot(redisProgram);
const LONG_MS = 3_600_000;
const CODE = "AAAAAA";
const two = { id: "two", address: "http://two:2", secret: "2" };
const moved = expect.objectContaining({ refusal: expect.objectContaining({ code: "moved" }) });

describe.skipIf(why !== undefined)("one process of several", { timeout: 30_000 }, () => {
  let redis: ThrowawayRedis;
  let folder: string;
  let store: Store;
  let server: Server;
  let port: number;
  /** What this process says of its tables, and what it was told to keep. */
  let tables: { isOpen: () => boolean; isStopping: boolean; keepOnly: (kept: readonly Lease[]) => void };
  let kept: (readonly Lease[])[];
  let part: Cluster;
  /** It and others, which end with the test. */
  let parts: Cluster[];

  beforeAll(async () => {
    redis = await ThrowawayRedis.start();
    const { presence, driver } = alonePart().listing;
    await matchMaker.setup(presence, driver);
  });
  afterAll(async () => {
    await matchMaker.gracefullyShutdown();
    await redis?.crash();
  });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "yomiai-part-"));
    store = await openSqlStore(folder);
    await storeTable(store, CODE);
    server = createServer((_, response) => response.end("no socket")).listen(0, "127.0.0.1");
    await once(server, "listening");
    port = (server.address() as AddressInfo).port;
    kept = [];
    tables = { isOpen: () => false, isStopping: false, keepOnly: (leases) => void kept.push(leases) };
    parts = [];
    part = await makePart();
  });
  afterEach(async () => {
    for (const one of parts) await one.leave();
    server.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });

  async function makePart(more: Partial<ClusterParts> = {}): Promise<Cluster> {
    const made = await clusterPart({
      redisUrl: redis.url,
      address: undefined,
      store,
      log: pino({ level: "silent" }),
      tables: () => tables as unknown as Tables,
      ...more,
    });
    parts.push(made);
    return made;
  }
  const begin = (one = part) => one.begin({ server, host: "127.0.0.1", port });
  const self = async () => (await store.leases.findServer(matchMaker.processId)) ?? expect.fail("nobody knows of it");
  const connections = async () => {
    const onlooker = new Redis(redis.url);
    const list = String(await onlooker.client("LIST"));
    onlooker.disconnect();
    return list.trim().split("\n").length - 1;
  };

  test("is known to the others where it listens, or where it is told that they reach it", async () => {
    await begin();
    expect((await self()).address).toBe(`http://127.0.0.1:${port}`);
    const behind = await makePart({ address: "http://node-a:80" });
    await begin(behind);
    expect((await self()).address).toBe("http://node-a:80");
  });

  test("has a secret of its own, by which alone others are recognised", async () => {
    await begin();
    const own = await self();
    const another = await makePart();
    await begin(another);
    const others = await self();
    const signed = (by: typeof own) => ({ headers: peerHeader(by) }) as unknown as IncomingMessage;
    expect([own.secret.length, others.secret === own.secret]).toEqual([64, false]);
    expect([part.isFromPeer(signed(own)), part.isFromPeer(signed(others))]).toEqual([true, false]);
    expect(another.isFromPeer(signed(others))).toBe(true);
  });

  test("passes sockets of other processes on, and knows its own", async () => {
    await begin();
    expect(part.isElsewhere({ processId: matchMaker.processId, code: CODE })).toBe(false);
    expect(part.isElsewhere({ processId: "other", code: CODE })).toBe(true);
    const socket = connect(port, "127.0.0.1");
    const asks = `GET /other/${CODE}?sessionId=abc HTTP/1.1`;
    socket.write(`${asks}\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    expect(await text(socket)).toBe("");
  });

  test("that had lapsed is told which tables are still its own", async () => {
    await begin();
    const lease = await store.leases.take(CODE, matchMaker.processId);
    await store.leases.lapse(matchMaker.processId, LONG_MS);
    await expect.poll(() => kept).toEqual([[lease]]);
  });

  test("that has just come takes no table of one that has lapsed", async () => {
    await begin();
    await store.leases.enter(two, LONG_MS);
    await store.leases.take(CODE, two.id);
    await store.leases.lapse(two.id, LONG_MS);
    await expect(part.placement.hold(CODE)).rejects.toEqual(moved);
  });

  test("has a table that is open here, and gives it away when it is being stopped", async () => {
    await begin();
    await store.leases.enter(two, LONG_MS);
    const theirs = await store.leases.take(CODE, two.id);
    tables.isOpen = () => true;
    expect(await part.placement.find(CODE)).toBe("here");
    tables.isOpen = () => false;
    expect(await part.placement.find(CODE)).toEqual(two);
    if (theirs !== undefined) await store.leases.release(theirs);
    const own = await part.placement.hold(CODE);
    tables.isStopping = true;
    await part.beginLeaving();
    const looked = vi.spyOn(store.leases, "findHolding");
    const sought = part.placement.find(CODE);
    await expect.poll(() => looked.mock.settledResults.length).toBeGreaterThan(0);
    if (own !== undefined) await part.placement.release(own);
    expect(await sought).toMatchObject(two);
  });

  test("leaves nothing behind, though the database is gone", async () => {
    await begin();
    await expect.poll(connections).toBeGreaterThan(0);
    await store.close();
    await part.beginLeaving();
    await part.leave();
    await expect.poll(connections, { timeout: 10_000 }).toBe(0);
    store = await openSqlStore(folder);
  });
});
