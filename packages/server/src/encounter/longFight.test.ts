import { afterAll, beforeAll, expect, test } from "vitest";
import { Player } from "../testing/player.ts";
import { TestServer } from "../testing/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ messagesPerSecond: 100_000 });
});
afterAll(() => server.stop());

/** More commits than are held as they are. */
const MANY = 300;

test("a long fight can be undone far back, read from its beginning, and be gone on with", async () => {
  const { code, token } = await server.createTable();
  const gm = await Player.join(server.url, code, token);
  for (let i = 1; i <= MANY; i++) await gm.send({ type: "rule", text: `裁定${i}` });
  expect(await gm.send({ type: "undo", toLine: MANY })).toMatchObject({ ok: false, field: "toLine" });

  const late = await Player.join(server.url, code);
  await late.until(() => late.lines.length > 0);
  expect(late.lines.at(-1)).toMatchObject({ line: MANY, event: { text: `裁定${MANY}` } });
  const first = await server.api(`/api/tables/${code}/log?before=4`);
  expect(first.body).toMatchObject({
    lines: ["裁定1", "裁定2", "裁定3"].map((text) => ({ event: { text } })),
    more: false,
  });

  expect(await gm.send({ type: "undo", toLine: 5 })).toMatchObject({ ok: true, line: MANY + 1 });
  expect(await gm.send({ type: "undo", toLine: MANY + 1 })).toMatchObject({ ok: false, field: "toLine" });
  expect(await gm.send({ type: "rule", text: "続き" })).toMatchObject({ ok: true, line: MANY + 2 });
  await late.until(() => late.lines.some(({ line }) => line === MANY + 2));
  expect(late.lines.slice(-2)).toMatchObject([{ event: { type: "undone", toLine: 5 } }, { event: { text: "続き" } }]);
});
