import { afterAll, beforeAll, expect, test } from "vitest";
import { playable } from "../../play/playable.ts";
import { demoTable, type Table } from "../../play/table.ts";
import { SeatedClient } from "../../wire/seatedClient.ts";
import { startServer, type TestServer } from "../../wire/server.ts";
import { openTable } from "../../wire/table.ts";
import { LinkedSeat } from "../fights/linkedSeat.ts";
import { FaultProxy } from "../proxy/faultProxy.ts";
import { TWO_G } from "../proxy/weather.ts";

let server: TestServer;
let proxy: FaultProxy;
beforeAll(async () => {
  server = await startServer();
  proxy = await FaultProxy.start(() => Number(new URL(server.url).port), 1);
  proxy.weather = TWO_G;
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});

/** A table of the ruleset whose demo is largest, with several times its combatants. */
function largeTable(times: number): { readonly ruleset: string; readonly table: Table } {
  const [ruleset] = playable.toSorted((a, b) => b.demo.combatants.length - a.demo.combatants.length);
  if (ruleset === undefined) throw new Error("no rule system to play");
  const { house, combatants } = demoTable(ruleset);
  const many = Array.from({ length: times }, (_, i) => combatants.map((one) => ({ ...one, id: `${one.id}${i}` })));
  return { ruleset: ruleset.id, table: { house, combatants: many.flat() } };
}

test.each([
  { size: "of the usual size", times: 1, rulings: 20 },
  { size: "with dozens of combatants and a long log", times: 12, rulings: 120 },
])("somebody at the speed of 2G comes in to a table $size at the first try, and plays", async ({ times, rulings }) => {
  const opened = await openTable(server.url, { ...largeTable(times), seats: ["p1"] });
  const gm = await SeatedClient.join({ ...opened, viewer: "gm", token: opened.tokens.get("gm") });
  for (let i = 0; i < rulings; i++)
    await gm.send(`r${i}`, { type: "rule", text: "長い裁定をここに書いておく。".repeat(4) });
  await gm.leave();
  const far = new LinkedSeat({ url: proxy.url, code: opened.code, viewer: "gm", token: opened.tokens.get("gm") ?? "" });
  await far.until(() => far.isOpen && far.lines.length > 0);
  far.send({ type: "rule", text: "遠くから" });
  await far.until(() => far.unanswered === 0);
  expect(far.sent[0]?.answer).toMatchObject({ ok: true });
  expect(far.connections).toBe(1);
  far.stop();
});
