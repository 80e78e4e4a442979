import { setTimeout as pause } from "node:timers/promises";
import { queryObjects } from "node:v8";
import { matchMaker } from "@colyseus/core";
import { Encoder } from "@colyseus/schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Player } from "../testing/player.ts";
import { TestServer } from "../testing/testServer.ts";
import { LiveTable } from "./liveTable.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ idleMinutes: 0.02 });
});
afterAll(() => server.stop());

/** How many tables and encoders of audiences the process still holds. Whatever holds a room holds its table. */
function countHeld() {
  const count = (type: abstract new (...given: never) => unknown) =>
    queryObjects(type as unknown as () => void, { format: "count" });
  return { tables: count(LiveTable), encoders: count(Encoder) };
}

async function untilAllClosed(): Promise<void> {
  while (matchMaker.stats.local.roomCount > 0) await pause(10);
}

/** A table at which two play and one watches, who then go, two of them without a word. */
async function playAndLeave(): Promise<void> {
  const { code, token } = await server.createTable();
  const { token: p1Token } = await server.claim(code, { name: "アキ" });
  const gm = await Player.join(server.url, code, token);
  const p1 = await Player.join(server.url, code, p1Token);
  const watcher = await Player.join(server.url, code);
  await gm.send({ type: "start" });
  await p1.send({ type: "pick", as: "rin", number: 6 });
  await p1.send({ type: "nonsense" });
  await server.api(`/api/tables/${code}/log`);
  await gm.leave();
  for (const { room } of [p1, watcher]) room.connection.close();
}

test("a table that has closed leaves nothing in memory", async () => {
  const before = countHeld();
  for (let i = 0; i < 3; i++) await playAndLeave();
  expect(countHeld().tables).toBeGreaterThan(before.tables);
  await untilAllClosed();
  await expect.poll(countHeld, { timeout: 30_000, interval: 500 }).toEqual(before);
});
