import { afterAll, beforeAll, expect, test } from "vitest";
import type { Moment, Replay } from "../protocol.ts";
import { Player } from "../testing/player.ts";
import { TestServer } from "../testing/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ messagesPerSecond: 1000 });
});
afterAll(() => server.stop());

/** A fight of a secret pick, a roll behind the screen and an open one; and ways to read it as each of those who were there. */
async function playedTable() {
  const { code, token } = await server.createTable();
  const { token: p1Token } = await server.claim(code, { seat: "p1", name: "アキ" });
  const gm = await Player.join(server.url, code, token);
  const p1 = await Player.join(server.url, code, p1Token);
  await gm.send({ type: "start" });
  await p1.send({ type: "pick", as: "rin", number: 7 });
  await gm.send({ type: "rollOmen" });
  await p1.send({ type: "rollLuck", as: "rin" });
  const replayOf = async (viewer: "gm" | "p1" | "spectator", query = "") => {
    const bearer = { gm: token, p1: p1Token, spectator: undefined }[viewer];
    return await server.api(`/api/tables/${code}/replay${query}`, { token: bearer });
  };
  return { code, token, gm, p1, replayOf };
}

const momentsOf = (body: unknown): readonly Moment[] => (body as Replay).moments;

test("a replay holds each moment as its viewer lived it, and no secret of another", async () => {
  const { replayOf, p1, gm } = await playedTable();
  const mine = momentsOf((await replayOf("p1")).body);
  const theirs = momentsOf((await replayOf("spectator")).body);
  expect(mine.map(({ line }) => line)).toEqual([0, ...p1.lines.map(({ line }) => line)]);
  expect(mine.flatMap(({ lines }) => lines)).toEqual(p1.lines);
  expect(momentsOf((await replayOf("gm")).body).flatMap(({ lines }) => lines)).toEqual(gm.lines);
  expect(gm.lines).toHaveLength(p1.lines.length + 1);
  expect(mine[0]?.table.phase).toBe("setup");
  expect(mine.at(-1)?.table.combatants.rin?.traits).toMatchObject({ pick: 7 });
  expect(theirs.every(({ table }) => table.combatants.rin?.traits.pick === undefined)).toBe(true);
  expect(mine.every(({ table }) => table.prompts.length === 0)).toBe(true);
  await gm.leave();
  await p1.leave();
});

test("what was undone was lived all the same, and the table then is as it was before", async () => {
  const { replayOf, gm, p1 } = await playedTable();
  await gm.send({ type: "undo", toLine: gm.lines.length - 1 });
  const moments = momentsOf((await replayOf("gm")).body);
  const [before, rolled, undone] = moments.slice(-3).map(({ table }) => table);
  expect(undone).toEqual(before);
  expect(rolled).not.toEqual(before);
  await gm.leave();
  await p1.leave();
});

test("pages follow one another without a gap, and past the end there is nothing", async () => {
  const { replayOf, gm, p1 } = await playedTable();
  for (let i = 0; i < 90; i++) await gm.send({ type: "rule", text: `裁定${i}` });
  const pages = await Promise.all(["", "?page=1", "?page=2", "?page=3"].map((query) => replayOf("gm", query)));
  const lines = pages.flatMap(({ body }) => momentsOf(body).map(({ line }) => line));
  expect(lines).toEqual([...Array(gm.lines.length + 1).keys()]);
  expect(momentsOf(pages[3]?.body)).toEqual([]);
  expect(await replayOf("gm", "?page=-1")).toMatchObject({ status: 400, body: { error: { field: "page" } } });
  await gm.leave();
  await p1.leave();
});

test("everything is the GM's alone to read, once all have been told that it is open, and then nothing is undone", async () => {
  const { replayOf, gm, p1 } = await playedTable();
  expect(await gm.send({ type: "openRecord" })).toMatchObject({ ok: false, code: "wrongPhase" });
  await gm.send({ type: "end", outcome: "引き分け" });
  expect(await replayOf("gm", "?as=omniscient")).toMatchObject({
    status: 403,
    body: { error: { code: "recordClosed" } },
  });
  expect(await p1.send({ type: "openRecord" })).toMatchObject({ ok: false, code: "gmOnly" });
  expect(await gm.send({ type: "openRecord" })).toMatchObject({ ok: true });
  await p1.until(() => p1.lines.at(-1)?.event.type === "recordOpened");
  const all = await replayOf("gm", "?as=omniscient");
  expect(momentsOf(all.body).some(({ table }) => table.combatants.rin?.traits.pick === 7)).toBe(true);
  expect(await replayOf("p1", "?as=omniscient")).toMatchObject({ status: 403, body: { error: { code: "gmOnly" } } });
  expect(await replayOf("spectator", "?as=omniscient")).toMatchObject({ status: 401 });
  expect(await gm.send({ type: "undo", toLine: 1 })).toMatchObject({ ok: false, code: "recordOpened" });
  await gm.leave();
  await p1.leave();
});

test("dice are counted from what the reader was told, in JSON and as a file", async () => {
  const { code, token, gm, p1 } = await playedTable();
  const { body } = await server.api(`/api/tables/${code}/rolls`);
  expect(body).toMatchObject({ viewer: "spectator", rolls: [{ by: "rin", sides: 6, undone: false }] });
  const behindTheScreen = await server.api(`/api/tables/${code}/rolls`, { token });
  expect(behindTheScreen.body).toMatchObject({ viewer: "gm", rolls: [{ sides: 6 }, { by: "rin", sides: 6 }] });
  const file = await fetch(`${server.url}/api/tables/${code}/rolls.csv`);
  expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(file.headers.get("content-disposition")).toBe(`attachment; filename=yomiai-${code}-spectator-dice.csv`);
  expect((await file.text()).split("\r\n")).toHaveLength(3);
  await gm.leave();
  await p1.leave();
});
