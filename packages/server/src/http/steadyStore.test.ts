import { afterEach, expect, test, vi } from "vitest";
import { SteadyStore } from "./steadyStore.ts";

const WINDOW_MS = 600_000;

afterEach(() => {
  vi.useRealTimers();
});

function storeAt(now: () => number): SteadyStore {
  const store = new SteadyStore(now);
  store.init({ windowMs: WINDOW_MS } as Parameters<SteadyStore["init"]>[0]);
  return store;
}

test("hits are counted by key and begin anew when their window is over", () => {
  let now = 0;
  const store = storeAt(() => now);
  expect([store.increment("a"), store.increment("a"), store.increment("b")].map(({ totalHits }) => totalHits)).toEqual([
    1, 2, 1,
  ]);
  now = WINDOW_MS;
  expect(store.increment("a").totalHits).toBe(1);
});

test("who sets the clock of the server back locks nobody out", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 });
  let steady = 0;
  const store = storeAt(() => steady);
  for (let i = 0; i < 100; i++) store.increment("a");
  vi.setSystemTime(1_800_000_000_000 - 86_400_000);
  steady = WINDOW_MS;
  expect(store.increment("a").totalHits).toBe(1);
});

test("a hit that is taken back does not count", () => {
  const store = storeAt(() => 0);
  store.increment("a");
  store.decrement("a");
  store.decrement("a");
  expect(store.increment("a").totalHits).toBe(1);
});

test("a window that is over is forgotten for itself; another address goes on being counted", () => {
  let now = 0;
  const store = storeAt(() => now);
  store.increment("a");
  now = WINDOW_MS / 2;
  for (let i = 0; i < 5; i++) store.increment("b");
  now = WINDOW_MS;
  expect([store.increment("a").totalHits, store.increment("b").totalHits]).toEqual([1, 6]);
});

test("a window begins with its first hit, however many follow", () => {
  let now = 0;
  const store = storeAt(() => now);
  store.increment("a");
  now = WINDOW_MS - 1;
  expect(store.increment("a").totalHits).toBe(2);
  now = WINDOW_MS;
  expect(store.increment("a").totalHits).toBe(1);
});
