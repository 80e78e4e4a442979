import { afterAll, beforeAll, expect, test } from "vitest";
import { Player } from "../testing/player.ts";
import { TestServer } from "../testing/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

test("a restarted server has the same codes, seats, state, logs and answers", async () => {
  const { code, token } = await server.createTable({ title: "廃都の夜" });
  const seat = await server.claim(code, { name: "アキ" });
  const gm = await Player.join(server.url, code, token);
  const p1 = await Player.join(server.url, code, seat.token);
  await gm.send({ type: "start" });
  await p1.until(() => p1.state.phase === "pick");
  await p1.send({ type: "pick", as: "rin", number: 6 });
  const answer = await p1.send({ type: "rollLuck", as: "rin" }, "once");
  await gm.until(() => gm.lines.length === 2);
  const before = { gm: gm.plainState, p1: p1.plainState, lines: p1.lines };

  await server.restart();
  await p1.until(() => p1.closed !== undefined);
  expect(p1.closed).toBe(4001);

  const again = await Player.join(server.url, code, seat.token);
  const gmAgain = await Player.join(server.url, code, token);
  await again.until(() => again.state.people.get("gm")?.connected === true && again.lines.length === 2);
  expect(again.plainState).toEqual(before.p1);
  expect(gmAgain.plainState).toEqual(before.gm);
  expect(again.lines).toEqual(before.lines);
  expect(await again.send({ type: "rollLuck", as: "rin" }, "once")).toEqual(answer);
  expect(again.lines).toHaveLength(2);
  expect(await server.api(`/api/tables/${code}`)).toMatchObject({ body: { title: "廃都の夜", phase: "pick" } });
});

test("the dice go on where they stood, and the same seed proves them all", async () => {
  const { code, token } = await server.createTable();
  const gm = await Player.join(server.url, code, token);
  await gm.send({ type: "start" });
  const promised = (await server.api(`/api/tables/${code}/dice`)).body;
  await gm.send({ type: "rollLuck", as: "ogre" });
  await server.restart();
  const again = await Player.join(server.url, code, token);
  await again.send({ type: "rollLuck", as: "ogre" });
  expect(await again.send({ type: "end", outcome: "done" })).toMatchObject({ ok: true });
  const report: { commitment: unknown; revealed: { rolls: { first: number }[] }[] } = (
    await server.api(`/api/tables/${code}/dice`)
  ).body;
  expect({ commitment: report.commitment, revealed: [] }).toEqual(promised);
  expect(report.revealed[0]?.rolls.map(({ first }) => first)).toEqual([0, 1]);
});

test("a table that nobody is at is closed after its time and opened again with all it had", async () => {
  await server.restart({ idleMinutes: 0.0005 });
  const { code, token } = await server.createTable();
  const gm = await Player.join(server.url, code, token);
  await gm.send({ type: "start" });
  const figures = async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return ["open_tables", "connections"].map((name) => new RegExp(`^yomiai_${name} (\\d+)$`, "m").exec(text)?.[1]);
  };
  expect(await figures()).toEqual(["1", "1"]);
  await gm.leave();
  await expect.poll(figures, { timeout: 10_000 }).toEqual(["0", "0"]);
  const back = await Player.join(server.url, code, token);
  expect(back.state.phase).toBe("pick");
  await back.leave();
  await server.restart();
});
