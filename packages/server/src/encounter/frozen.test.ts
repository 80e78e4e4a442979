import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type CommandRule, commandRule, type Event, type Fight, type Ruleset } from "@yomiai/rules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { DiceReport } from "../protocol.ts";
import { DATABASE_FILE } from "../store/sqlStore.ts";
import { Player } from "../testing/player.ts";
import { secretNumber } from "../testing/secretNumber.ts";
import { TestServer } from "../testing/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

async function runningTable() {
  const { code, token } = await server.createTable();
  const seat = await server.claim(code, { name: "アキ" });
  const gm = await Player.join(server.url, code, token);
  const p1 = await Player.join(server.url, code, seat.token);
  await gm.send({ type: "start" });
  await p1.until(() => p1.state.phase === "pick");
  return { code, token, gm, p1 };
}

/** Holds the store's write lock, as a disk that refuses does. */
function refuseWrites(): () => void {
  const other = new DatabaseSync(join(server.dataDir, DATABASE_FILE));
  other.exec("BEGIN IMMEDIATE");
  return () => {
    other.exec("ROLLBACK");
    other.close();
  };
}

test("a table whose store refuses freezes, acknowledges nothing, and goes on when the store can write again", async () => {
  const { code, token, gm, p1 } = await runningTable();
  const before = p1.plainState;
  const allowWrites = refuseWrites();
  expect(await p1.send({ type: "rollLuck", as: "rin" }, "luck")).toMatchObject({
    ok: false,
    code: "frozen",
    allowed: "storage",
  });
  await gm.until(() => gm.state.frozen === "storage");
  expect(await gm.send({ type: "rule", text: "?" })).toMatchObject({ ok: false, code: "frozen" });
  expect((await server.api(`/api/tables/${code}/seats`, { body: { name: "ハル" } })).status).toBe(503);
  const changes = { method: "PUT", token, body: { open: false, paused: true } };
  expect((await server.api(`/api/tables/${code}`, changes)).status).toBe(503);
  await expect.poll(async () => (await server.api("/health")).status, { timeout: 10_000 }).toBe(503);
  expect((await server.api(`/api/tables/${code}`)).status).toBe(200);
  expect(p1.lines).toHaveLength(1);

  allowWrites();
  await p1.until(() => p1.state.frozen === "");
  expect(p1.plainState).toEqual(before);
  await expect.poll(async () => (await server.api("/health")).status, { timeout: 10_000 }).toBe(200);
  expect(await p1.send({ type: "rollLuck", as: "rin" }, "luck")).toMatchObject({ ok: true, line: 2 });
  await gm.until(() => gm.lines.length === 2);
});

test("dice that are promised anew are promised only when that is stored", async () => {
  const { code, token, gm, p1 } = await runningTable();
  await p1.send({ type: "rollLuck", as: "rin" });
  await gm.send({ type: "end", outcome: "引き分け" });
  const dice = async () => (await server.api(`/api/tables/${code}/dice`, { token })).body as DiceReport;
  const before = await dice();
  const allowWrites = refuseWrites();
  expect(await gm.send({ type: "undo", toLine: 2 })).toMatchObject({ ok: false, code: "frozen" });
  expect(await dice()).toEqual(before);
  allowWrites();
  await gm.until(() => gm.state.frozen === "");
  expect(await gm.send({ type: "undo", toLine: 2 })).toMatchObject({ ok: true });
  const after = await dice();
  expect(after.commitment).not.toEqual(before.commitment);
  await server.restart();
  expect(await dice()).toEqual(after);
});

test("what was answered as done is there after the store refused and the server was restarted", async () => {
  const { code, token, p1 } = await runningTable();
  await p1.send({ type: "rollLuck", as: "rin" });
  const allowWrites = refuseWrites();
  await p1.send({ type: "rollLuck", as: "rin" });
  await server.restart();
  allowWrites();
  const gm = await Player.join(server.url, code, token);
  await gm.until(() => gm.lines.length > 0);
  expect(gm.lines.map(({ event }) => event.type)).toEqual(["fightStarted", "luckRolled"]);
});

test("rules that fail freeze their own table alone; nothing has changed, and the GM's next step thaws it", async () => {
  const { gm, p1 } = await runningTable();
  const other = await runningTable();
  expect(await gm.send({ type: "breakRules" })).toMatchObject({ ok: false, code: "frozen", allowed: "invariant" });
  await p1.until(() => p1.state.frozen === "invariant");
  expect(await p1.send({ type: "rollLuck", as: "rin" })).toMatchObject({ ok: false, code: "frozen" });
  expect(await other.p1.send({ type: "rollLuck", as: "rin" })).toMatchObject({ ok: true });
  expect(await gm.send({ type: "breakRules" })).toMatchObject({ ok: false, code: "frozen" });
  expect(await gm.send({ type: "rule", text: "やり直し" })).toMatchObject({ ok: true, line: 2 });
  await p1.until(() => p1.state.frozen === "");
  expect(await p1.send({ type: "rollLuck", as: "rin" })).toMatchObject({ ok: true, line: 3 });
});

describe("dice that could not be checked are not rolled", () => {
  /** A common event of the ruleset that goes on after the end. */
  const resumed: Event = { type: "resumed" };
  const tool = (isPhase: (phase: string) => boolean, decide: CommandRule<Fight, Event>["decide"]) =>
    commandRule<Fight, Event, unknown>({
      gmOnly: true,
      as: "none",
      isPhase: ({ phase }) => isPhase(phase),
      args: z.strictObject({}),
      decide,
    });
  const careless: Ruleset = {
    ...secretNumber,
    commands: {
      ...secretNumber.commands,
      rollInSilence: tool(
        (phase) => phase === "pick",
        (draft) => void draft.roll("1d6", "silence"),
      ),
      resume: tool(
        (phase) => phase === "ended",
        (draft) => draft.emit(resumed),
      ),
      resumeRolling: tool(
        (phase) => phase === "ended",
        (draft) => {
          draft.roll("1d6", "resume");
          draft.emit(resumed);
        },
      ),
    },
    evolve: (state, event) =>
      event.type === "resumed" ? { ...state, phase: "pick" } : secretNumber.evolve(state, event),
  };
  beforeAll(() => server.restart({ rulesets: { secretNumber: careless } }));
  afterAll(() => server.restart({ rulesets: { secretNumber } }));

  test("without an event that tells of them: nothing is drawn, and the next roll has their place", async () => {
    const { code, token, gm, p1 } = await runningTable();
    expect(await gm.send({ type: "rollInSilence" })).toMatchObject({ ok: false, allowed: "invariant" });
    expect(await gm.send({ type: "rule", text: "続ける" })).toMatchObject({ ok: true, line: 2 });
    await p1.send({ type: "rollLuck", as: "rin" });
    await gm.send({ type: "end", outcome: "done" });
    const { revealed } = (await server.api(`/api/tables/${code}/dice`, { token })).body as DiceReport;
    expect(revealed.flatMap(({ rolls }) => rolls).map(({ first, why }) => [first, why])).toEqual([[0, "luck"]]);
  });

  test("with a seed that the end has opened: what reopens the fight rolls nothing itself", async () => {
    const { gm } = await runningTable();
    await gm.send({ type: "end", outcome: "done" });
    expect(await gm.send({ type: "resumeRolling" })).toMatchObject({ ok: false, allowed: "invariant" });
    await gm.until(() => gm.state.frozen === "invariant");
    expect(gm.state.phase).toBe("ended");
    expect(await gm.send({ type: "resume" })).toMatchObject({ ok: true });
    await gm.until(() => gm.state.phase === "pick");
  });
});

test("an event that cannot be told to somebody has not happened for anybody", async () => {
  const { code, gm, p1 } = await runningTable();
  const crowd = await Player.join(server.url, code);
  expect(await gm.send({ type: "breakTelling" })).toMatchObject({ ok: false, code: "frozen" });
  expect(await gm.send({ type: "rule", text: "続ける" })).toMatchObject({ ok: true, line: 2 });
  for (const one of [gm, p1, crowd]) {
    await one.until(() => one.lines.length === 2);
    expect(one.lines.map(({ line, event }) => [line, event.type])).toEqual([
      [1, "fightStarted"],
      [2, "ruled"],
    ]);
  }
});

test("a view that fails keeps its own viewer out and harms nobody else", async () => {
  const { code, gm, p1 } = await runningTable();
  const unseen = await server.claim(code, { seat: "p9", name: "ハル" });
  await expect(Player.join(server.url, code, unseen.token)).rejects.toThrow();
  gm.room.send("seeAs", { viewer: "p9" });
  expect(await p1.send({ type: "rollLuck", as: "rin" })).toMatchObject({ ok: true });
  expect(await gm.send({ type: "rule", text: "続ける" })).toMatchObject({ ok: true });
  expect(gm.state.people.get("p9")?.connected).toBe(false);
  expect((await server.api("/health")).status).toBe(200);
});

test("a table that another process has written to reads what that process wrote", async () => {
  const { code, gm, p1 } = await runningTable();
  const other = new DatabaseSync(join(server.dataDir, DATABASE_FILE));
  other
    .prepare("INSERT INTO commits VALUES (?, 2, 'gm', 'rule', NULL, 1, ?, '[]', 0, 0)")
    .run(code, JSON.stringify([{ type: "ruled", text: "別のプロセス" }]));
  other.close();
  expect(await p1.send({ type: "rollLuck", as: "rin" })).toMatchObject({ ok: false, code: "frozen" });
  await gm.until(() => gm.lines.length === 2);
  expect(gm.lines[1]?.event).toEqual({ type: "ruled", text: "別のプロセス" });
  await p1.until(() => p1.state.frozen === "");
  expect(await p1.send({ type: "rollLuck", as: "rin" })).toMatchObject({ ok: true, line: 3 });
});
