import type { IRoomCache } from "@colyseus/core";
import { setLogger } from "@colyseus/core/Logger";
import { Redis } from "ioredis";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "../testing/throwaway/freePort.ts";
import { whyNot } from "../testing/throwaway/program.ts";
import { redisProgram, ThrowawayRedis } from "../testing/throwaway/redis.ts";
import { type SharedListing, shareListing } from "./redis.ts";

const why = whyNot(redisProgram);
const room = { roomId: "AAAAAA", name: "encounter", processId: "p" } as IRoomCache;
const nothing = () => {};

test("a Redis that is not there is an error", async () => {
  const url = `redis://127.0.0.1:${await freePort()}`;
  await expect(shareListing(url, pino({ level: "silent" }))).rejects.toThrow("REDIS_URL");
});

describe.skipIf(why !== undefined)("a Redis", { timeout: 30_000 }, () => {
  let redis: ThrowawayRedis;
  /** Somebody who looks into it. */
  let onlooker: Redis;
  let listing: SharedListing;
  /** What was logged. */
  let said: string[];

  beforeAll(async () => {
    setLogger({ debug: nothing, info: nothing, warn: nothing, error: nothing, trace: nothing });
    redis = await ThrowawayRedis.start();
    onlooker = new Redis(redis.url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
    onlooker.on("error", nothing);
  });
  afterAll(async () => {
    onlooker?.disconnect();
    await redis?.crash();
  });
  beforeEach(async () => {
    await onlooker.flushall();
    said = [];
    const log = pino({ level: "info" }, { write: (line) => void said.push(JSON.parse(line).msg) });
    listing = await shareListing(redis.url, log);
  });
  afterEach(() => listing.close());

  test("that is gone holds up nothing that is written to it", async () => {
    const { driver, presence } = listing;
    await redis.crash();
    await Promise.all([
      driver.persist(room, true),
      driver.update(room, { $set: { locked: true } }),
      driver.remove(room.roomId),
      driver.cleanup("p"),
      presence.subscribe("news", nothing),
      presence.publish("news", 1),
      presence.unsubscribe("news", nothing),
      presence.hset("counts", "p", "1"),
      presence.hdel("counts", "p"),
    ]);
    listing.close();
    await redis.resume();
  });

  test("that is back gets what was to be written meanwhile, and its going is told once", async () => {
    const { presence } = listing;
    await presence.hset("counts", "before", "1");
    await expect.poll(() => onlooker.hget("counts", "before")).toBe("1");
    await redis.crash();
    await presence.hset("counts", "meanwhile", "2");
    for (let tries = 0; tries < 8; tries++) await new Promise((resolve) => onlooker.once("reconnecting", resolve));
    await redis.resume();
    await expect.poll(() => onlooker.hget("counts", "meanwhile"), { timeout: 10_000 }).toBe("2");
    await expect.poll(() => said, { timeout: 10_000 }).toContain("Redis is back");
    expect(said).toEqual(["Redis is gone", "Redis is back"]);
  });

  test("that is full, and refuses what is written to it, harms nobody", async () => {
    const { driver, presence } = listing;
    await onlooker.config("SET", "maxmemory", "1");
    await presence.hset("counts", "p", "1");
    await driver.persist(room, true);
    // Both have been refused when this, sent after them on the same connection, is answered.
    await expect.poll(() => presence.hget("counts", "p")).toBeNull();
    await onlooker.config("SET", "maxmemory", "0");
    await presence.hset("counts", "p", "2");
    await expect.poll(() => onlooker.hget("counts", "p")).toBe("2");
  });

  test("lets nobody call the methods of a room through it", async () => {
    const { presence } = listing;
    await presence.subscribe(`$${room.roomId}`, nothing);
    await presence.subscribe("news", nothing);
    await expect.poll(() => onlooker.pubsub("CHANNELS", "*")).toEqual(["news"]);
  });

  test("is left without a connection", async () => {
    const count = async () =>
      String(await onlooker.client("LIST"))
        .trim()
        .split("\n").length;
    await listing.presence.subscribe("news", nothing);
    await expect.poll(count).toBe(3);
    listing.close();
    await expect.poll(count, { timeout: 10_000 }).toBe(1);
  });
});
