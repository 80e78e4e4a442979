import type { CommandMessage } from "@yomiai/server/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type LinkState, TableLink } from "./tableLink.ts";
import { DialRefused, type WireEvents } from "./wire.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server in a few lines: each dialling opens a connection, unless it is told to fail. */
function world() {
  const sent: string[] = [];
  const states: LinkState[] = [];
  const connections: { readonly events: WireEvents; checks: number }[] = [];
  const failures: Error[] = [];
  const swallowed: PromiseWithResolvers<void>[] = [];
  let swallows = 0;
  let ids = 0;
  const link = new TableLink({
    dial: async (events) => {
      if (swallows > 0) {
        swallows -= 1;
        const arrival = Promise.withResolvers<void>();
        swallowed.push(arrival);
        await arrival.promise;
      }
      const failure = failures.shift();
      if (failure !== undefined) return Promise.reject(failure);
      const connection = { events, checks: 0 };
      connections.push(connection);
      const number = connections.length;
      return Promise.resolve({
        send: (_type, payload) => void sent.push(`${number}:${(payload as CommandMessage).id}`),
        check: () => {
          connection.checks += 1;
        },
        close: () => undefined,
      });
    },
    newId: () => `id${++ids}`,
    seen: () => 0,
    heard: { state: () => undefined, log: () => undefined, seenAs: () => undefined },
    changed: (state) => void states.push(state),
  });
  /** The network answers the next so many diallings only when the test says so. */
  const swallow = (count: number) => {
    swallows = count;
  };
  return { link, sent, states, connections, failures, swallow, swallowed };
}

test("an unanswered command is sent again with its id after a new connection, and answered once", async () => {
  const { link, sent, connections } = world();
  link.start();
  await vi.runAllTimersAsync();
  const answer = link.send({ type: "pass" });
  connections[0]?.events.closed();
  await vi.runAllTimersAsync();
  expect(sent).toEqual(["1:id1", "2:id1"]);
  connections[1]?.events.answer({ id: "id1", ok: true, line: 4 });
  connections[1]?.events.answer({ id: "id1", ok: true, line: 5 });
  expect(await answer).toEqual({ id: "id1", ok: true, line: 4 });
});

test("an answered command is not sent again", async () => {
  const { link, sent, connections } = world();
  link.start();
  await vi.runAllTimersAsync();
  void link.send({ type: "pass" });
  connections[0]?.events.answer({ id: "id1", ok: true, line: 1 });
  connections[0]?.events.closed();
  await vi.runAllTimersAsync();
  expect(sent).toEqual(["1:id1"]);
});

test("a command given while there is no connection goes out with the next one", async () => {
  const { link, sent, failures } = world();
  failures.push(new Error("no network"));
  link.start();
  await vi.advanceTimersByTimeAsync(0);
  void link.send({ type: "pass" });
  expect(sent).toEqual([]);
  await vi.runAllTimersAsync();
  expect(sent).toEqual(["1:id1"]);
});

test("a dropped connection is taken up at once", async () => {
  const { link, connections, states } = world();
  link.start();
  await vi.runAllTimersAsync();
  connections[0]?.events.closed();
  await vi.advanceTimersByTimeAsync(0);
  expect(connections.length).toBe(2);
  expect(states.map(({ is }) => is)).toEqual(["connecting", "open", "reconnecting", "open"]);
});

test("after several tries it says cut, and goes on trying", async () => {
  const { link, failures, states, connections } = world();
  failures.push(...Array.from({ length: 6 }, () => new Error("no network")));
  link.start();
  await vi.runAllTimersAsync();
  expect(states.map(({ is }) => is)).toEqual(["connecting", "cut", "open"]);
  expect(connections.length).toBe(1);
});

test("looking again ends the wait between two tries", async () => {
  const { link, failures, connections } = world();
  failures.push(...Array.from({ length: 3 }, () => new Error("no network")));
  link.start();
  await vi.advanceTimersByTimeAsync(250 + 500);
  expect(connections.length).toBe(0);
  link.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(connections.length).toBe(1);
});

test("looking again has an open connection checked", async () => {
  const { link, connections } = world();
  link.start();
  await vi.runAllTimersAsync();
  link.wake();
  expect(connections[0]?.checks).toBe(1);
});

test("a seat that is gone is not knocked at again", async () => {
  const { link, failures, connections, states } = world();
  failures.push(new DialRefused("seatLost"));
  link.start();
  await vi.advanceTimersByTimeAsync(60_000);
  link.wake();
  await vi.runAllTimersAsync();
  expect(connections.length).toBe(0);
  expect(states.at(-1)).toEqual({ is: "lost", reason: "seatLost" });
});

test("a connection that is closed because the seat is gone stays closed", async () => {
  const { link, connections, states } = world();
  link.start();
  await vi.runAllTimersAsync();
  connections[0]?.events.closed("seatLost");
  await vi.runAllTimersAsync();
  expect(connections.length).toBe(1);
  expect(states.at(-1)).toEqual({ is: "lost", reason: "seatLost" });
});

test("a table that was left is neither heard nor joined anew", async () => {
  const { link, connections, states } = world();
  link.start();
  await vi.runAllTimersAsync();
  link.stop();
  connections[0]?.events.closed();
  await vi.advanceTimersByTimeAsync(60_000);
  link.wake();
  await vi.runAllTimersAsync();
  expect(connections.length).toBe(1);
  expect(states.at(-1)).toEqual({ is: "open" });
});

test("a table that is left while it is dialled is not joined when the answer comes", async () => {
  const { link, sent, states, swallow, swallowed } = world();
  swallow(1);
  link.start();
  void link.send({ type: "pass" });
  link.stop();
  swallowed[0]?.resolve();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent, states]).toEqual([[], [{ is: "connecting" }]]);
});

test("events of an old connection are not heard", async () => {
  const { link, connections, states } = world();
  link.start();
  await vi.runAllTimersAsync();
  connections[0]?.events.closed();
  await vi.runAllTimersAsync();
  connections[0]?.events.closed();
  await vi.runAllTimersAsync();
  expect(connections.length).toBe(2);
  expect(states.at(-1)).toEqual({ is: "open" });
});

test("a try that nobody answers is given up, and what comes of it later is not taken", async () => {
  const { link, sent, connections, states, swallow, swallowed } = world();
  swallow(1);
  link.start();
  await vi.advanceTimersByTimeAsync(14_999);
  expect(connections.length).toBe(0);
  await vi.advanceTimersByTimeAsync(300);
  expect(states.at(-1)).toEqual({ is: "open" });
  swallowed[0]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  void link.send({ type: "pass" });
  expect(sent).toEqual(["1:id1"]);
});

test("looking again gives up a stale try, however the clock was set meanwhile", async () => {
  const { link, connections, swallow } = world();
  swallow(1);
  link.start();
  await vi.advanceTimersByTimeAsync(0);
  vi.setSystemTime(Date.now() - 86_400_000);
  await vi.advanceTimersByTimeAsync(4000);
  link.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(connections.length).toBe(1);
});
