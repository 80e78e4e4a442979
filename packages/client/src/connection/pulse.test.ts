import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pulse } from "./pulse.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection whose pings the test answers; as in the SDK, an answer goes to the last who asked. */
function connection() {
  let answer: (() => void) | undefined;
  let deaths = 0;
  let pings = 0;
  const ping = (answered: () => void) => {
    pings += 1;
    answer = answered;
  };
  const pulse = new Pulse({
    ping,
    dead: () => {
      deaths += 1;
    },
  });
  return {
    pulse,
    pong: () => answer?.(),
    get deaths() {
      return deaths;
    },
    get pings() {
      return pings;
    },
  };
}

test("a connection that answers is alive, however often it is asked in the same moment", () => {
  const one = connection();
  for (let reason = 0; reason < 3; reason++) one.pulse.check();
  one.pong();
  vi.advanceTimersByTime(60_000);
  expect([one.pings, one.deaths]).toEqual([1, 0]);
  one.pulse.check();
  expect(one.pings).toBe(2);
});

test("a connection that does not answer is dead", () => {
  const one = connection();
  one.pulse.check();
  vi.advanceTimersByTime(1499);
  expect(one.deaths).toBe(0);
  vi.advanceTimersByTime(1);
  expect(one.deaths).toBe(1);
});

test("a connection that was closed meanwhile is not declared dead", () => {
  const one = connection();
  one.pulse.check();
  one.pulse.stop();
  vi.advanceTimersByTime(60_000);
  expect(one.deaths).toBe(0);
});
