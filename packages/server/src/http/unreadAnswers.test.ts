import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import express from "express";
import { afterEach, expect, test, vi } from "vitest";
import { secretNumber } from "../testing/secretNumber.ts";
import { TestServer } from "../testing/testServer.ts";
import { boundUnread, patienceFor, type UnreadBounds } from "./unreadAnswers.ts";

/** More than the network holds for a reader that does not read. */
const BYTES = 32 * 1024 * 1024;
const LONG_MS = 60_000;

let server: Server | undefined;
const open: Socket[] = [];
let cut = 0;
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
  server?.closeAllConnections();
  server?.close();
  cut = 0;
  vi.useRealTimers();
});

async function serve(bounds: Omit<UnreadBounds, "onCut">): Promise<number> {
  const app = express();
  app.use(
    boundUnread({
      ...bounds,
      onCut: () => {
        cut += 1;
      },
    }),
  );
  app.get("/", (request, response) => {
    response.send(Buffer.alloc(Number(request.query.bytes ?? BYTES), "."));
  });
  server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** Asks and reads nothing of the answer but its beginning. */
async function askAndStop(port: number, path = "/"): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  open.push(socket);
  socket.on("error", () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  await once(socket, "data");
  socket.pause();
  return socket;
}

/** What of the answer still comes. */
async function readOn(socket: Socket): Promise<number> {
  socket.resume();
  await once(socket, "close");
  return socket.bytesRead;
}

test("when too much waits, those that have kept it waiting longest are cut off, and who reads is not", async () => {
  const port = await serve({ patience: () => LONG_MS, mostBytes: 2.5 * BYTES });
  const first = await askAndStop(port);
  const second = await askAndStop(port);
  const third = await askAndStop(port);
  await expect.poll(() => cut).toBe(1);
  expect(await readOn(first)).toBeLessThan(BYTES);
  const whole = await fetch(`http://127.0.0.1:${port}/?bytes=1000000`);
  expect((await whole.arrayBuffer()).byteLength).toBe(1_000_000);
  expect(cut).toBe(1);
  for (const { destroyed } of [second, third]) expect(destroyed).toBe(false);
});

test("who does not read an answer is cut off after its time, and who has read it is not", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const port = await serve({ patience: () => LONG_MS });
  const reader = await askAndStop(port);
  reader.resume();
  while (reader.bytesRead < BYTES) await once(reader, "data");
  const stopped = await askAndStop(port);
  await vi.waitUntil(() => vi.getTimerCount() === 1);
  vi.advanceTimersByTime(LONG_MS);
  expect(cut).toBe(1);
  expect(await readOn(stopped)).toBeLessThan(BYTES);
  reader.write("GET /?bytes=1 HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(reader, "data");
});

test("answers that were read do not count, however many they are", async () => {
  const port = await serve({ patience: () => LONG_MS, mostBytes: 1.5 * BYTES });
  for (let i = 0; i < 3; i++) {
    const reader = await askAndStop(port);
    reader.resume();
    while (reader.bytesRead < BYTES) await once(reader, "data");
  }
  const stopped = await askAndStop(port);
  await new Promise(setImmediate);
  expect([cut, stopped.destroyed]).toEqual([0, false]);
});

test("a short answer, which is away at once, holds nobody to a time", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const port = await serve({ patience: () => LONG_MS });
  const reader = await askAndStop(port, "/?bytes=1");
  for (let i = 0; i < 3; i++) await new Promise(setImmediate);
  vi.advanceTimersByTime(LONG_MS);
  expect([cut, reader.destroyed]).toEqual([0, false]);
});

test("whoever asks the server for much and reads nothing is cut off, and counted", async () => {
  const starters = secretNumber.starters.map((one) => ({ ...one, sheet: { note: ".".repeat(BYTES) } }));
  const app = await TestServer.start({ rulesets: { large: { ...secretNumber, id: "large", starters } } });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const stopped = await askAndStop(Number(new URL(app.url).port), "/api/rulesets");
  await vi.waitUntil(() => vi.getTimerCount() > 0);
  vi.advanceTimersByTime(patienceFor(1e9));
  vi.useRealTimers();
  expect(await readOn(stopped)).toBeLessThan(BYTES);
  expect(await (await fetch(`${app.url}/metrics`)).text()).toContain('yomiai_dropped_total{why="unread"} 1');
  await app.stop();
});

test("a reader at the speed of 2G has time enough, and nobody has it for ever", () => {
  const ofTwoG = (bytes: number) => (bytes * 8 * 1000) / 50_000;
  for (const bytes of [1000, 100_000, 1_000_000, 3_000_000]) expect(patienceFor(bytes)).toBeGreaterThan(ofTwoG(bytes));
  expect(patienceFor(1e9)).toBe(600_000);
});
