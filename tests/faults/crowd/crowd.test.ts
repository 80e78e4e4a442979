import type { TableCreated } from "@yomiai/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { playable } from "../../play/playable.ts";
import { demoTable } from "../../play/table.ts";
import { call, callFor } from "../../wire/http.ts";
import { SeatedClient } from "../../wire/seatedClient.ts";
import { startServer, type TestServer } from "../../wire/server.ts";
import { type OpenedTable, openTable } from "../../wire/table.ts";
import { joinBarely, SEE_AS_SPECTATOR } from "./socket.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ messagesPerSecond: 60 });
});
afterEach(() => server.close());

const MEGABYTE = 1024 * 1024;

async function restartedWith(options: Parameters<typeof startServer>[0]): Promise<void> {
  await server.close();
  server = await startServer(options);
}

async function demo(): Promise<OpenedTable> {
  const ruleset = playable.find(({ demo: { combatants } }) => combatants.length > 3) ?? playable[0];
  if (ruleset === undefined) throw new Error("no rule system to play");
  return await openTable(server.url, { ruleset: ruleset.id, table: demoTable(ruleset), seats: ["p1"] });
}

function sit({ url, code, tokens }: OpenedTable, viewer: "gm" | "p1" | "spectator"): Promise<SeatedClient> {
  return SeatedClient.join({ url, code, viewer, token: tokens.get(viewer as "gm") });
}

/** The table goes on for those who do nothing wrong. */
async function expectUndisturbed(gm: SeatedClient, id: string): Promise<void> {
  expect(await gm.send(id, { type: "rule", text: id })).toMatchObject({ ok: true });
}

async function countDropped(why: string): Promise<number> {
  const { body } = await call(`${server.url}/metrics`);
  return Number(new RegExp(`^yomiai_dropped_total\\{why="${why}"\\} (\\d+)$`, "m").exec(body)?.[1] ?? 0);
}

test("who does not read is cut off before much is kept for it, and comes in again", async () => {
  await restartedWith({});
  const opened = await demo();
  const gm = await sit(opened, "gm");
  const slow = await joinBarely({ url: opened.url, code: opened.code, token: opened.tokens.get("gm") });
  slow.stopReading();
  const before = process.memoryUsage().arrayBuffers;
  let most = before;
  for (let round = 0; (await countDropped("unread")) === 0 && round < 200; round++) {
    for (let i = 0; i < 100; i++) slow.send(SEE_AS_SPECTATOR);
    await expectUndisturbed(gm, `round ${round}`);
    most = Math.max(most, process.memoryUsage().arrayBuffers);
  }
  expect(await countDropped("unread")).toBe(1);
  expect(most - before).toBeLessThan(32 * MEGABYTE);
  slow.readOn();
  await slow.closed;
  await expectUndisturbed(gm, "after");
  const back = await sit(opened, "gm");
  expect(back.state.viewer).toBe("gm");
  await Promise.all([gm.cut(), back.cut()]);
});

test("who joins and never greets the room back is cut off before much is kept for it", async () => {
  await restartedWith({});
  const opened = await demo();
  const gm = await sit(opened, "gm");
  const mute = await joinBarely({ url: opened.url, code: opened.code, token: opened.tokens.get("gm"), isMute: true });
  for (let round = 0; (await countDropped("unread")) === 0 && round < 200; round++) {
    for (let i = 0; i < 100; i++) mute.send(SEE_AS_SPECTATOR);
    await expectUndisturbed(gm, `round ${round}`);
  }
  await mute.closed;
  expect(await countDropped("unread")).toBe(1);
  await gm.cut();
});

test("who floods the room is told so and sent away, and nobody else notices", async () => {
  const opened = await demo();
  const [gm, p1] = [await sit(opened, "gm"), await sit(opened, "p1")];
  const flood = await joinBarely({ url: opened.url, code: opened.code });
  for (let i = 0; i < 500; i++) flood.send(SEE_AS_SPECTATOR);
  expect(await flood.closed).toBe(4002);
  expect(await countDropped("flood")).toBe(1);
  await expectUndisturbed(gm, "after the flood");
  expect(p1.state.phase).toBe("setup");
  await Promise.all([gm.cut(), p1.cut()]);
});

test("ten tabs of one seat are shown the same, and one command from each is carried out once", async () => {
  const opened = await demo();
  const tabs = await Promise.all(Array.from({ length: 10 }, () => sit(opened, "gm")));
  const answers = await Promise.all(tabs.map((tab) => tab.send("same", { type: "rule", text: "一度だけ" })));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const [first, ...others] = tabs;
  await Promise.all(tabs.map((tab) => tab.settle()));
  for (const other of others) expect(JSON.stringify(other.state)).toBe(JSON.stringify(first?.state));
  const { lines } = await callFor<{ lines: unknown[] }>(`${opened.url}/api/tables/${opened.code}/log`, {
    token: opened.tokens.get("gm"),
  });
  expect(lines).toHaveLength(1);
  await Promise.all(tabs.map((tab) => tab.cut()));
});

test("a seat has room for thirty connections, the next is refused, and other seats are not concerned", async () => {
  const opened = await demo();
  const token = opened.tokens.get("gm");
  const at = `${opened.url}/matchmake/joinById/${opened.code}`;
  const tabs = await Promise.all(Array.from({ length: 30 }, () => sit(opened, "gm")));
  const refused = await call(at, { body: { token } });
  expect([refused.status, JSON.parse(refused.body)]).toMatchObject([429, { error: { code: "tooMany" } }]);
  expect((await sit(opened, "p1")).state.viewer).toBe("p1");
  await tabs[0]?.leave();
  await expect.poll(async () => (await call(at, { body: { token } })).status, { timeout: 10_000 }).toBe(200);
  await Promise.all(tabs.map((tab) => tab.cut()));
});

test("who floods HTTP is told so, and those at the table go on", async () => {
  await restartedWith({ rateLimits: true });
  const opened = await demo();
  const gm = await sit(opened, "gm");
  const answers: number[] = [];
  for (let i = 0; i < 14; i++) {
    const asked = Array.from({ length: 100 }, () => call(`${opened.url}/api/server`));
    answers.push(...(await Promise.all(asked)).map(({ status }) => status));
  }
  expect(new Set(answers)).toEqual(new Set([200, 429]));
  expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(1200);
  const refused = await call(`${opened.url}/matchmake/joinById/${opened.code}`, { body: {} });
  expect([refused.status, JSON.parse(refused.body)]).toMatchObject([429, { error: { code: "tooMany" } }]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  await expectUndisturbed(gm, "still here");
  await gm.cut();
});

test("guessing ends soon for whoever guesses, and never for who holds a seat", async () => {
  await restartedWith({ rateLimits: true });
  const opened = await demo();
  const at = `${opened.url}/api/tables/${opened.code}`;
  const guesses: number[] = [];
  for (let i = 0; i < 100; i++) {
    guesses.push((await call(`${at}/resume`, { method: "POST", token: `guess${i}` })).status);
  }
  expect(guesses.slice(0, 60).every((status) => status === 401)).toBe(true);
  expect(guesses.slice(60).every((status) => status === 429)).toBe(true);
  const token = opened.tokens.get("gm");
  expect((await call(`${at}/resume`, { method: "POST", token })).status).toBe(200);
  expect((await call(`${opened.url}/matchmake/joinById/${opened.code}`, { body: { token } })).status).toBe(200);
  expect((await call(at)).status).toBe(429);
});

test("a table that does not exist and one that is meant wrongly are refused alike", async () => {
  const { code } = await callFor<TableCreated>(`${server.url}/api/tables`, { body: { ruleset: playable[0]?.id } });
  for (const path of ["/resume", "/seats"]) {
    const body = { name: "だれか", invite: "wrong" };
    const unknown = await call(`${server.url}/api/tables/AAAAAA${path}`, { method: "POST", body, token: "wrong" });
    const impossible = await call(`${server.url}/api/tables/0O1I0O${path}`, { method: "POST", body, token: "wrong" });
    expect([unknown.status, unknown.body]).toEqual([impossible.status, impossible.body]);
    const wrong = await call(`${server.url}/api/tables/${code}${path}`, { method: "POST", body, token: "wrong" });
    expect([401, 403]).toContain(wrong.status);
  }
});
