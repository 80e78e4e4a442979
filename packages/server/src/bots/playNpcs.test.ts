import { type Ruleset, rulesets, seededRandom } from "@yomiai/rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CreateTable, NpcsPlayed } from "../protocol.ts";
import { Player } from "../testing/player.ts";
import { secretNumber } from "../testing/secretNumber.ts";
import { TestServer } from "../testing/testServer.ts";

/** The ogre may try its luck for ever. */
const restless: Ruleset = {
  ...secretNumber,
  id: "restless",
  view(state, viewer) {
    const view = secretNumber.view(state, viewer);
    const luck = { id: "luck:ogre", type: "rollLuck", as: "ogre", fields: [] };
    return viewer === "gm" && view.phase === "pick" ? { ...view, prompts: [luck] } : view;
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ random: seededRandom(7), rulesets: { ...rulesets, secretNumber, restless } });
});
afterAll(() => server.stop());

const ENEMIES = Array.from({ length: 12 }, (_, i) => `ogre${i + 1}`);
const crowd: CreateTable["combatants"] = [
  { id: "rin", name: "リン", side: "party", kind: "pc", owner: "p1", sheet: {} },
  ...ENEMIES.map((id) => ({ id, name: id, side: "foes", kind: "npc", owner: "gm", sheet: {} }) as const),
];

async function letPlay(code: string, token: string | undefined) {
  return await server.api(`/api/tables/${code}/npcs`, { method: "POST", token });
}

test("twelve enemies pick in one go, in secret; the player's own pick is left alone", async () => {
  const { code, token } = await server.createTable({ combatants: crowd });
  const p1 = await Player.join(server.url, code, (await server.claim(code, { seat: "p1", name: "アキ" })).token);
  const gm = await Player.join(server.url, code, token);
  await gm.send({ type: "start" });
  const before = [p1.lines.length, JSON.stringify(p1.plainState)];
  expect(await letPlay(code, token)).toEqual({ status: 200, body: { moves: 12 } });
  expect(ENEMIES.map((id) => gm.state.combatants.get(id)?.traits.get("pick"))).not.toContain(undefined);
  expect([p1.lines.length, JSON.stringify(p1.plainState)]).toEqual(before);
  expect(p1.asked).toEqual(["pick:rin"]);
  expect(await letPlay(code, token)).toEqual({ status: 200, body: { moves: 0 } });
  await gm.leave();
  await p1.leave();
});

test("it stops when the round is over", async () => {
  const { code, token } = await server.createTable({ combatants: crowd?.slice(1) ?? [] });
  const gm = await Player.join(server.url, code, token);
  await gm.send({ type: "start" });
  expect(await letPlay(code, token)).toEqual({ status: 200, body: { moves: 12 } });
  await gm.until(() => gm.state.round === 2);
  expect(gm.asked.length).toBe(12);
  await gm.leave();
});

test("who is asked for ever stops in the end", async () => {
  const { code, token } = await server.createTable({ ruleset: "restless" });
  const gm = await Player.join(server.url, code, token);
  await gm.send({ type: "start" });
  expect(await letPlay(code, token)).toEqual({ status: 200, body: { moves: 400 } });
  await gm.leave();
});

test("nobody but the GM may ask for it", async () => {
  const { code } = await server.createTable();
  const { token } = await server.claim(code, { seat: "p1", name: "アキ" });
  expect(await letPlay(code, token)).toMatchObject({ status: 403, body: { error: { code: "gmOnly" } } });
  expect(await letPlay(code, undefined)).toMatchObject({ status: 401 });
});

test.each(Object.values(rulesets))("a company of $id does what it is asked and then rests", async (ruleset) => {
  const combatants = ruleset.demo.combatants.map(({ key: _, name, side, ...one }) => ({
    ...one,
    name: name.ja,
    side: side.ja,
  }));
  const table = { ruleset: ruleset.id, house: ruleset.demo.house, combatants };
  const { code, token } = await server.createTable(table as Partial<CreateTable>);
  const gm = await Player.join(server.url, code, token);
  const prepared = (await letPlay(code, token)).body as NpcsPlayed;
  const begun = await gm.send({ type: "start" });
  // Where players have to prepare themselves, their fight does not begin yet.
  if (!begun.ok) expect(prepared.moves).toBeGreaterThanOrEqual(combatants.filter(({ kind }) => kind === "npc").length);
  else {
    for (let i = 0; i < 3; i++) await letPlay(code, token);
    expect(await letPlay(code, token)).toEqual({ status: 200, body: { moves: 0 } });
  }
  await gm.leave();
});
