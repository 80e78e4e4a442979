import { verifyRolls } from "@yomiai/rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DiceReport, RollBook } from "../protocol.ts";
import { Player } from "../testing/player.ts";
import { TestServer } from "../testing/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ messagesPerSecond: 1000 });
});
afterAll(() => server.stop());

/** A fight with a pick that nobody opened and a die; it has been ended. */
async function endedTable() {
  const { code, token } = await server.createTable();
  const { token: p1Token } = await server.claim(code, { seat: "p1", name: "アキ" });
  const gm = await Player.join(server.url, code, token);
  const p1 = await Player.join(server.url, code, p1Token);
  const crowd = await Player.join(server.url, code);
  await gm.send({ type: "start" });
  await p1.send({ type: "rollLuck", as: "rin" });
  await p1.send({ type: "pick", as: "rin", number: 7 });
  await gm.send({ type: "end", outcome: "引き分け" });
  const diceOf = async (): Promise<DiceReport> => (await server.api(`/api/tables/${code}/dice`, { token })).body;
  return { code, token, p1Token, gm, p1, crowd, everybody: [gm, p1, crowd], diceOf };
}

test("everybody is in the next set-up at once, on the same seats, with what lasts and nothing of the old fight", async () => {
  const { code, token, p1Token, gm, p1, crowd, everybody } = await endedTable();
  const luck = p1.state.combatants.get("rin")?.traits.get("luck");
  expect([...gm.state.gmMay]).toContain("nextFight");
  expect(await p1.send({ type: "nextFight", stay: ["rin"] })).toMatchObject({ ok: false, code: "gmOnly" });
  expect(await gm.send({ type: "nextFight", stay: ["rin", "mei"] })).toMatchObject({ ok: true });
  await Promise.all(everybody.map((one) => one.until(() => one.state.phase === "setup")));
  for (const one of everybody) {
    expect([...one.state.combatants.keys()]).toEqual(["rin", "mei"]);
    expect(one.state.combatants.get("rin")?.traits.get("luck")).toBe(luck);
    expect(one.state.combatants.get("rin")?.traits.get("pick")).toBeUndefined();
    expect([[...one.state.asked], one.state.round, [...one.state.active]]).toEqual([[], 0, []]);
    await one.until(() => one.lines.at(-1)?.event.type === "nextFightPrepared");
  }
  expect([...gm.state.gmMay]).not.toContain("nextFight");

  await server.restart();
  const back = await Player.join(server.url, code, p1Token);
  expect([back.state.viewer, back.state.phase]).toEqual(["p1", "setup"]);
  const backGm = await Player.join(server.url, code, token);
  const ogre = { id: "oni", name: "次の鬼", side: "敵", kind: "npc", owner: "gm" };
  expect(await backGm.send({ type: "addCombatant", combatant: ogre })).toMatchObject({ ok: true });
  expect(await backGm.send({ type: "start" })).toMatchObject({ ok: true });
  await back.until(() => back.asked.length > 0);
  expect(back.asked).toEqual(["pick:rin"]);
  await Promise.all([gm, p1, crowd, back, backGm].map((one) => one.leave()));
});

test("the dice of the next fight are promised anew before any falls, as those of the first are known", async () => {
  const { gm, p1, everybody, diceOf } = await endedTable();
  const first = await diceOf();
  expect(first.revealed.map(({ rolls }) => rolls.length)).toEqual([1, 0]);
  await gm.send({ type: "nextFight", stay: ["rin", "mei"] });
  const second = await diceOf();
  expect(second.commitment).not.toEqual(first.commitment);
  expect(second.revealed).toEqual(first.revealed);
  await gm.send({ type: "start" });
  await p1.send({ type: "rollLuck", as: "rin" });
  expect(await diceOf()).toEqual(second);
  await gm.send({ type: "end", outcome: "引き分け" });
  const last = await diceOf();
  expect(last.revealed.map(({ rolls }) => rolls.length)).toEqual([1, 0, 1, 0]);
  expect(last.revealed.slice(2).map(({ commitment }) => commitment)).toEqual([
    second.commitment.open,
    second.commitment.hidden,
  ]);
  for (const { seed, commitment, rolls } of last.revealed) {
    expect(verifyRolls({ seed, commitment }, rolls)).toMatchObject({ seedKept: true, wrong: [] });
  }
  await Promise.all(everybody.map((one) => one.leave()));
});

test("it is undone by the GM's lines, and once more the dice are new", async () => {
  const { gm, everybody, diceOf } = await endedTable();
  const { length } = gm.lines;
  await gm.send({ type: "nextFight", stay: [] });
  const { commitment } = await diceOf();
  expect(await gm.send({ type: "undo", toLine: length })).toMatchObject({ ok: true });
  await gm.until(() => gm.state.phase === "ended");
  expect([...gm.state.combatants.keys()]).toEqual(["rin", "mei", "ogre"]);
  await gm.send({ type: "nextFight", stay: ["rin"] });
  expect((await diceOf()).commitment).not.toEqual(commitment);
  await Promise.all(everybody.map((one) => one.leave()));
});

test("an opened record is closed by it, and the replay of what was lived goes on", async () => {
  const { code, token, gm, p1, everybody } = await endedTable();
  const everything = () => server.api(`/api/tables/${code}/replay?as=omniscient`, { token });
  await gm.send({ type: "openRecord" });
  expect(await everything()).toMatchObject({ status: 200 });
  await gm.send({ type: "nextFight", stay: ["rin", "mei"] });
  expect(await everything()).toMatchObject({ status: 403, body: { error: { code: "recordClosed" } } });
  expect(await gm.send({ type: "undo", toLine: 1 })).toMatchObject({ ok: false, code: "recordOpened" });
  await gm.send({ type: "start" });
  await p1.send({ type: "pick", as: "rin", number: 3 });
  expect(await everything()).toMatchObject({ status: 403 });
  const own: { readonly moments: readonly { readonly table: { readonly phase: string } }[] } = (
    await server.api(`/api/tables/${code}/replay`, { token })
  ).body;
  const phases = own.moments.map(({ table }) => table.phase);
  expect(phases.filter((phase, i) => phase !== phases[i - 1])).toEqual(["setup", "pick", "ended", "setup", "pick"]);
  await Promise.all(everybody.map((one) => one.leave()));
});

test("dice of those who have left are counted under their names", async () => {
  const { code, gm, everybody } = await endedTable();
  await gm.send({ type: "nextFight", stay: ["mei"] });
  const { rolls }: RollBook = (await server.api(`/api/tables/${code}/rolls`)).body;
  expect(rolls).toMatchObject([{ by: "rin", undone: false }]);
  const file = await (await fetch(`${server.url}/api/tables/${code}/rolls.csv`)).text();
  expect(file.split("\r\n")[1]).toMatch(/"rin","リン","d6"/);
  await Promise.all(everybody.map((one) => one.leave()));
});
