import type { IRoomCache } from "@colyseus/core";
import { RedisDriver } from "@colyseus/redis-driver";
import { RedisPresence } from "@colyseus/redis-presence";
import { Redis } from "ioredis";
import type { Logger } from "pino";

/** How long Redis may take to answer when the server starts, and when it stops, milliseconds. */
const START_WITHIN_MS = 5000;
const STOP_WITHIN_MS = 1000;

/** Longest pause between two attempts to reach a Redis that has gone, milliseconds. */
const RETRY_WITHIN_MS = 500;

/** What Colyseus keeps in Redis: which rooms and processes there are, and how full. */
export type SharedListing = {
  readonly driver: RedisDriver;
  readonly presence: RedisPresence;
  /** Ends the connections, whether Redis answers or not. */
  close(): void;
};

/**
 * Connects Colyseus to Redis. Where tables are is not decided there but by the leases in the store: a Redis that is gone
 * for a while holds nobody up, and what was to be written is written when it is back.
 * @throws Error if Redis does not answer
 */
export async function shareListing(url: string, log: Logger): Promise<SharedListing> {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: (tries) => Math.min(tries * 50, RETRY_WITHIN_MS),
  });
  let isGone = false;
  redis.on("ready", () => {
    if (isGone) log.info("Redis is back");
    isGone = false;
  });
  redis.on("error", (error: Error) => {
    if (!isGone) log.warn({ err: error }, "Redis is gone");
    isGone = true;
  });
  const isThere = await within(START_WITHIN_MS, redis.connect(), false);
  if (isThere === false) {
    redis.disconnect();
    throw new Error("the Redis of REDIS_URL does not answer");
  }
  const presence = new PatientPresence(redis);
  return {
    driver: new PatientDriver(redis),
    presence,
    close() {
      presence.disconnect();
      redis.disconnect();
    },
  };
}

/** Colyseus's listing of rooms; what it writes is not waited for. */
class PatientDriver extends RedisDriver {
  override async update(...given: Parameters<RedisDriver["update"]>): Promise<boolean> {
    inBackground(super.update(...given));
    return true;
  }

  override async persist(room: IRoomCache, isNew?: boolean): Promise<boolean> {
    inBackground(super.persist(room, isNew));
    return true;
  }

  override async remove(roomId: string): Promise<boolean> {
    inBackground(super.remove(roomId));
    return true;
  }

  override async cleanup(processId: string): Promise<void> {
    await within(STOP_WITHIN_MS, super.cleanup(processId), undefined);
  }
}

/**
 * On such a channel Colyseus lets other processes call any method of a room, also that which gives a seat away. Ours ask
 * each other over HTTP, so nobody listens there.
 */
const ROOM_CHANNEL = /^\$/;

/** Colyseus's messages between processes; what it writes is not waited for. */
class PatientPresence extends RedisPresence {
  override async subscribe(...given: Parameters<RedisPresence["subscribe"]>): Promise<this> {
    if (!ROOM_CHANNEL.test(given[0])) inBackground(super.subscribe(...given));
    return this;
  }

  override async unsubscribe(...given: Parameters<RedisPresence["unsubscribe"]>): Promise<this> {
    inBackground(super.unsubscribe(...given));
    return this;
  }

  override async publish(topic: string, data: unknown): Promise<void> {
    inBackground(super.publish(topic, data));
  }

  override async hset(key: string, field: string, value: string): Promise<boolean> {
    inBackground(super.hset(key, field, value));
    return true;
  }

  override async hdel(key: string, field: string): Promise<boolean> {
    inBackground(super.hdel(key, field));
    return true;
  }

  /** Ends the connection for messages. */
  disconnect(): void {
    this.sub.disconnect();
  }
}

/** A write that is not waited for. Nothing depends on it: one that Redis refuses, being full for example, is let go. */
function inBackground(write: Promise<unknown>): void {
  write.catch(() => undefined);
}

/** What a promise resolves with, or something else if that takes too long or fails. */
async function within<T, E>(milliseconds: number, promise: Promise<T>, otherwise: E): Promise<T | E> {
  const { promise: tooLate, resolve } = Promise.withResolvers<E>();
  const timer = setTimeout(() => resolve(otherwise), milliseconds);
  return await Promise.race([promise.catch(() => otherwise), tooLate]).finally(() => clearTimeout(timer));
}
