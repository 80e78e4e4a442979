import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Lease, Leases } from "../store/store.ts";
import { ALIVE_MS, Membership } from "./membership.ts";

const one = { id: "one", address: "http://one:1", secret: "1" };
const kept: readonly Lease[] = [{ code: "AAAAAA", fence: 3 }];

/** What the store was told, in order. */
let told: string[];
/** The store: does it still take the server for alive, and does it answer, or when? */
let store: { isAlive: boolean; isGone: boolean; answers: Promise<void> };
let lapses: (readonly Lease[])[];

const leases = {
  enter: async ({ id }, aliveForMs) => void told.push(`enter ${id} ${aliveForMs}`),
  renew: async (id, aliveForMs) => {
    if (store.isGone) throw new Error("the store does not answer");
    told.push(`renew ${id} ${aliveForMs}`);
    await store.answers;
    return store.isAlive;
  },
  leasesOf: async (id) => {
    told.push(`leasesOf ${id}`);
    return kept;
  },
  beginLeaving: async (id) => void told.push(`beginLeaving ${id}`),
  leave: async (id) => void told.push(`leave ${id}`),
} satisfies Partial<Leases> as unknown as Leases;

const begin = () =>
  Membership.begin(one, { leases, log: pino({ level: "silent" }), onLapse: (left) => lapses.push(left) });
const [entered, renewed] = [`enter one ${ALIVE_MS}`, `renew one ${ALIVE_MS}`];

/** Lets so much time pass that the server has spoken at least once. */
const aWhile = () => vi.advanceTimersByTimeAsync(ALIVE_MS / 2);

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  store = { isAlive: true, isGone: false, answers: Promise.resolve() };
  lapses = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test("a server says again and again that it is alive, until it leaves", async () => {
  const membership = await begin();
  expect(told.splice(0)).toEqual([entered]);
  await aWhile();
  expect(new Set(told.splice(0))).toEqual(new Set([renewed]));
  await membership.beginLeaving();
  await membership.leave();
  expect(told.splice(0)).toEqual(["beginLeaving one", "leave one"]);
  await aWhile();
  expect([told, lapses]).toEqual([[], []]);
});

test("a server that had lapsed comes in again and is told which tables are still its own", async () => {
  const membership = await begin();
  store.isAlive = false;
  await vi.waitUntil(() => lapses.length > 0);
  expect(told.slice(-3)).toEqual([renewed, entered, "leasesOf one"]);
  expect(lapses).toEqual([kept]);
  await membership.leave();
});

test("a server takes nobody's tables before it has been alive for a while, and after each lapse anew", async () => {
  const membership = await begin();
  expect(membership.isSteady).toBe(false);
  await vi.advanceTimersByTimeAsync(ALIVE_MS);
  expect(membership.isSteady).toBe(true);
  store.isAlive = false;
  await vi.waitUntil(() => lapses.length > 0);
  expect(membership.isSteady).toBe(false);
  await membership.leave();
});

test("a store that does not answer is asked again, and nothing is given up for it", async () => {
  const membership = await begin();
  store.isGone = true;
  await aWhile();
  expect([told.splice(0), lapses]).toEqual([[entered], []]);
  store.isGone = false;
  await aWhile();
  expect(told.splice(0)).toContain(renewed);
  await membership.leave();
});

test("a store that answers late is not asked before it has, and a server leaves after that", async () => {
  const late = Promise.withResolvers<void>();
  const membership = await begin();
  store.answers = late.promise;
  await aWhile();
  expect(told.splice(0)).toEqual([entered, renewed]);
  store.isAlive = false;
  const left = membership.leave();
  late.resolve();
  await left;
  expect(told).toEqual([entered, "leasesOf one", "leave one"]);
});
