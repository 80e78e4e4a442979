import { connect } from "node:net";
import { seededRandom, wholeBetween } from "@yomiai/rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Player } from "../testing/player.ts";
import { RawClient } from "../testing/rawClient.ts";
import { TestServer } from "../testing/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

async function table() {
  const { code, token } = await server.createTable();
  const gm = await Player.join(server.url, code, token);
  return { code, gm, raw: await RawClient.join(server.url, code, token) };
}

/** The table still answers. */
async function expectAlive(gm: Player) {
  expect(await gm.send({ type: "rule", text: "まだ生きている" })).toMatchObject({ ok: true });
}

test("an unknown kind of message is answered, and the connection stays", async () => {
  const { gm, raw } = await table();
  raw.sendMessage("shout", { loud: true });
  await raw.until(() => raw.messages.some(({ type }) => type === "refused"));
  expect(raw.messages.find(({ type }) => type === "refused")?.payload).toMatchObject({ code: "unknownMessage" });
  for (const type of ["__proto__", "constructor", "toString", "*"]) raw.sendMessage(type, {});
  await raw.until(() => raw.messages.filter(({ type }) => type === "refused").length === 5);
  await expectAlive(gm);
  expect(raw.closed).toBeUndefined();
});

test("a command of the wrong shape is answered by its id, or as refused without one", async () => {
  const { gm, raw } = await table();
  const wrong: unknown[] = [
    { id: "a" },
    { id: "b", command: 5, seen: 0 },
    { id: "c", command: { type: "start" }, seen: -1 },
    { id: "d", command: { type: "start", deep: nested(200) }, seen: 0 },
    { id: "e", command: { type: "rule", text: "x".repeat(20_000) }, seen: 0 },
    { id: "x".repeat(65), command: { type: "start" }, seen: 0 },
    null,
    "command",
    [],
  ];
  for (const payload of wrong) raw.sendMessage("command", payload);
  await raw.until(() => raw.messages.filter(({ type }) => type !== "log").length === wrong.length);
  const answers = raw.messages.filter(({ type }) => type === "answer").map(({ payload }) => payload);
  expect(answers).toEqual(["a", "b", "c", "d", "e"].map((id) => expect.objectContaining({ id, code: "badMessage" })));
  await expectAlive(gm);
});

test("frames that are no messages are answered and end nothing", async () => {
  const { gm, raw } = await table();
  const rubbish: (Uint8Array<ArrayBuffer> | string)[] = [
    '{"type":"command"}',
    "",
    new Uint8Array([]),
    new Uint8Array([13]),
    new Uint8Array([13, 0xbf, 1]),
    new Uint8Array([13, 0xdb, 0xff, 0xff, 0xff, 0xff]),
    new Uint8Array([13, 0xa1, 0x61, 0xc1]),
    new Uint8Array([17, 0xa1, 0x61, 1, 2, 3]),
    new Uint8Array([19, 1, 2, 3]),
    new Uint8Array([20, 9, 9]),
    new Uint8Array([21, 1]),
    new Uint8Array([0]),
    new Uint8Array([255, 255, 255]),
  ];
  for (const frame of rubbish) raw.send(frame);
  await raw.until(() => raw.messages.filter(({ type }) => type === "refused").length >= rubbish.length - 1);
  await expectAlive(gm);
  expect(raw.closed).toBeUndefined();
});

test("no frame of random bytes ends the server or reaches the rules", async () => {
  const { gm, code } = await table();
  const random = seededRandom(11);
  for (let round = 0; round < 8; round++) {
    const raw = await RawClient.join(server.url, code);
    for (let i = 0; i < 40; i++) {
      const bytes = Uint8Array.from({ length: wholeBetween(random, 1, 40) }, () => wholeBetween(random, 0, 255));
      if (random() < 0.7) bytes[0] = wholeBetween(random, 10, 22);
      raw.send(bytes);
    }
    raw.close();
  }
  await expectAlive(gm);
  expect(gm.lines).toHaveLength(1);
});

test("a message of a megabyte ends its sender's connection and nobody else's", async () => {
  const { gm, raw } = await table();
  raw.send(new Uint8Array(1024 * 1024));
  await raw.until(() => raw.closed !== undefined);
  expect(raw.closed).toBe(1009);
  await expectAlive(gm);
});

test("a sheet of 200 KB is taken, a longer command of another kind is not", async () => {
  const { gm } = await table();
  const combatant = {
    id: "dragon",
    name: "竜",
    side: "foes",
    kind: "npc",
    owner: "gm",
    sheet: { note: "x".repeat(200_000) },
  };
  expect(await gm.send({ type: "addCombatant", combatant })).toMatchObject({ ok: true });
});

test("who sends hundreds of messages in a moment is disconnected, the others are not", async () => {
  const { gm, raw } = await table();
  for (let i = 0; i < 400; i++) raw.sendMessage("command", { id: `i${i}`, command: { type: "start" }, seen: 0 });
  await raw.until(() => raw.closed !== undefined);
  expect(raw.closed).toBe(4002);
  expect(raw.messages.at(-1)).toEqual({ type: "refused", payload: expect.objectContaining({ code: "tooMany" }) });
  await expectAlive(gm);
});

test("frames that are no messages count as much as messages do", async () => {
  const { gm, raw } = await table();
  for (let i = 0; i < 400; i++) raw.send(new Uint8Array([255, i % 256]));
  await raw.until(() => raw.closed !== undefined);
  // The greeting was the first of the sixty.
  expect(raw.messages.filter(({ payload }) => isRefusedAs(payload, "badMessage"))).toHaveLength(59);
  expect(raw.messages.filter(({ payload }) => isRefusedAs(payload, "tooMany"))).toHaveLength(1);
  await expectAlive(gm);
});

test("what is no character is refused wherever it comes in, and reaches nobody's state", async () => {
  const { gm, raw } = await table();
  const combatant = { id: "rin2", name: "リ\ud83dン", side: "party", kind: "pc", owner: "p1", sheet: {} };
  raw.sendMessage("command", { id: "half", command: { type: "addCombatant", combatant }, seen: 0 });
  await raw.until(() => raw.messages.some(({ type }) => type === "answer"));
  expect(raw.messages.find(({ type }) => type === "answer")?.payload).toEqual({
    id: "half",
    ok: false,
    code: "badMessage",
    message: "command.combatant.name: a character that could not be read",
  });
  expect(await server.api("/api/tables", { body: { ruleset: "secretNumber", combatants: [combatant] } })).toMatchObject(
    {
      status: 400,
      body: { error: { code: "badArgument", field: "combatants.0.name" } },
    },
  );
  await expectAlive(gm);
  expect([...gm.state.combatants.keys()]).not.toContain("rin2");
});

test("what the SDK calls a request is answered like a message", async () => {
  const { gm, raw } = await table();
  raw.send(new Uint8Array([21, 1, 0xa7, ...new TextEncoder().encode("command"), 0x80]));
  await raw.until(() => raw.messages.some(({ type }) => type === "refused"));
  await expectAlive(gm);
});

test("sockets asked for at senseless addresses are cut off and end nothing", async () => {
  const { gm, code } = await table();
  const paths = [
    "/",
    "//",
    "http://[",
    "/%",
    "/a/b/c?sessionId=x",
    `/p/${code}`,
    `/p/${code}?sessionId=`,
    `/p/${code}?sessionId=nobody`,
    `/p/${code}?sessionId=nobody&reconnectionToken=x`,
    "/p/AAAAAA?sessionId=x",
    `/p/${code}?sessionId=${"x".repeat(5000)}`,
    "/p/__proto__?sessionId=x",
  ];
  for (const path of paths) await rawUpgrade(path);
  await expectAlive(gm);
});

/** Asks for a socket at any address and waits until the server has ended the connection. */
function rawUpgrade(path: string): Promise<void> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
      );
    });
    socket.on("data", (data) => {
      if (data.includes(Buffer.from([0x88]))) socket.end();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve());
  });
}

function isRefusedAs(payload: unknown, code: string): boolean {
  return typeof payload === "object" && payload !== null && "code" in payload && payload.code === code;
}

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)];
}
