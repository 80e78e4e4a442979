import type { LogPage } from "@yomiai/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { playable } from "../../play/playable.ts";
import { demoTable } from "../../play/table.ts";
import { call, callFor } from "../../wire/http.ts";
import { SeatedClient } from "../../wire/seatedClient.ts";
import { startServer, type TestServer } from "../../wire/server.ts";
import { type OpenedTable, openTable } from "../../wire/table.ts";

const DAY_MS = 86_400_000;

/** What the server takes for the time of day. */
let now = Date.now();
let server: TestServer;
let opened: OpenedTable;
beforeAll(async () => {
  server = await startServer({ now: () => now, idleMinutes: 1 });
  const [ruleset] = playable;
  if (ruleset === undefined) throw new Error("no rule system to play");
  opened = await openTable(server.url, { ruleset: ruleset.id, table: demoTable(ruleset), seats: ["p1"] });
});
afterAll(() => server.close());

const sit = (viewer: "gm" | "p1") =>
  SeatedClient.join({ url: opened.url, code: opened.code, viewer, token: opened.tokens.get(viewer) });

async function log(): Promise<LogPage["lines"]> {
  const token = opened.tokens.get("gm");
  return (await callFor<LogPage>(`${opened.url}/api/tables/${opened.code}/log`, { token })).lines;
}

test("lines are numbered in the order in which they were accepted, wherever the clock stands", async () => {
  const gm = await sit("gm");
  const jumps = [0, DAY_MS, -2 * DAY_MS, 40 * 365 * DAY_MS, -50 * 365 * DAY_MS, 0];
  for (const [i, jump] of jumps.entries()) {
    now += jump;
    const text = `裁定${i}`;
    expect(await gm.send(`r${i}`, { type: "rule", text })).toMatchObject({ ok: true, line: i + 1 });
  }
  expect((await log()).map(({ line, event }) => [line, event.text])).toEqual(jumps.map((_, i) => [i + 1, `裁定${i}`]));
  await gm.cut();
});

test("commands are known again, and taken back, by their order and not by their time", async () => {
  const gm = await sit("gm");
  now -= 10 * DAY_MS;
  const lines = (await log()).length;
  const first = await gm.send("once", { type: "rule", text: "一度" });
  now += 20 * DAY_MS;
  expect(await gm.send("once", { type: "rule", text: "一度" })).toEqual(first);
  now -= 30 * DAY_MS;
  expect(await gm.send("back", { type: "undo", toLine: lines })).toMatchObject({ ok: true, line: lines + 2 });
  await gm.cut();
});

test("nobody is locked out, and the server stays healthy, after the clock was set back", async () => {
  now += 400 * DAY_MS;
  expect((await call(`${opened.url}/health`)).status).toBe(200);
  now -= 800 * DAY_MS;
  expect((await call(`${opened.url}/health`)).status).toBe(200);
  const p1 = await sit("p1");
  expect(p1.state.viewer).toBe("p1");
  const seats = await call(`${opened.url}/api/tables/${opened.code}/seats`, { body: { name: "あとから" } });
  expect(seats.status).toBe(201);
  await p1.cut();
});
