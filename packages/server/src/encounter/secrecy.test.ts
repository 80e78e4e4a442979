import { afterAll, beforeAll, expect, test } from "vitest";
import type { CommandMessage } from "../protocol.ts";
import { RawClient } from "../testing/rawClient.ts";
import { TestServer } from "../testing/testServer.ts";

const SEED = "5e".repeat(32);
/** Stands still, so that both worlds carry the same times. */
const NOON = Date.UTC(2026, 0, 1, 12);

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ now: () => NOON, drawSeed: () => SEED });
});
afterAll(() => server.stop());

type Moves = readonly (readonly ["gm" | "p1" | "p2", string, CommandMessage["command"]])[];

/** Plays the same table over raw sockets and returns what each audience received, byte for byte. */
async function play(moves: Moves) {
  const { code, token } = await server.createTable();
  const p1 = await server.claim(code, { seat: "p1", name: "アキ" });
  const p2 = await server.claim(code, { seat: "p2", name: "ユキ" });
  const at = {
    gm: await RawClient.join(server.url, code, token),
    p1: await RawClient.join(server.url, code, p1.token),
    p2: await RawClient.join(server.url, code, p2.token),
    spectator: await RawClient.join(server.url, code),
  };
  for (const [seat, id, command] of [["gm", "start", { type: "start" }] as const, ...moves]) {
    at[seat].sendMessage("command", { id, command, seen: 0 });
    await at[seat].until(() =>
      at[seat].messages.some(({ type, payload }) => type === "answer" && idOf(payload) === id),
    );
  }
  const lateSpectator = await RawClient.join(server.url, code);
  const lateP2 = await RawClient.join(server.url, code, p2.token);
  const all = { ...at, lateSpectator, lateP2 };
  await Promise.all(Object.values(all).map((client) => client.settle()));
  const told = Object.fromEntries(Object.entries(all).map(([who, client]) => [who, client.told]));
  const exported = await exports(code, { gm: token, p2: p2.token });
  for (const client of Object.values(all)) client.close();
  return { told, exported: JSON.parse(JSON.stringify(exported).replaceAll(code, "CODE")) };
}

async function exports(code: string, tokens: Record<string, string>) {
  const paths = ["", "/log", "/dice", "/export"].map((path) => `/api/tables/${code}${path}`);
  const asked = [undefined, ...Object.values(tokens)].flatMap((token) =>
    paths.map(async (path) => (await server.api(path, { token })).body),
  );
  return await Promise.all(asked);
}

function idOf(payload: unknown): unknown {
  return typeof payload === "object" && payload !== null && "id" in payload ? payload.id : undefined;
}

function pickOf(number: number): Moves {
  return [
    ["p1", "one", { type: "pick", as: "rin", number }],
    ["p2", "two", { type: "rollLuck", as: "mei" }],
  ];
}

test("two worlds that differ in one player's secret give everybody else the same frames, late comers too", async () => {
  const seven = await play(pickOf(7));
  const two = await play(pickOf(2));
  for (const who of ["gm", "p2", "spectator", "lateSpectator", "lateP2"]) {
    expect(seven.told[who], who).toEqual(two.told[who]);
  }
  expect(seven.exported).toEqual(two.exported);
  expect(seven.told.p1).not.toEqual(two.told.p1);
});

test("a secret move sends nobody else a frame", async () => {
  const moved = await play(pickOf(7));
  const still = await play(pickOf(7).slice(1));
  for (const who of ["p2", "spectator"]) expect(moved.told[who], who).toEqual(still.told[who]);
});

test("a roll behind the screen sends players and spectators nothing: no frame, no line, no gap", async () => {
  const luck: Moves[number] = ["p2", "two", { type: "rollLuck", as: "mei" }];
  const hidden = await play([["gm", "one", { type: "rollOmen" }], luck]);
  const none = await play([luck]);
  for (const who of ["p1", "p2", "spectator", "lateSpectator"]) expect(hidden.told[who], who).toEqual(none.told[who]);
  expect(hidden.told.gm).not.toEqual(none.told.gm);
});

test("undoing a secret move tells nothing to those who never knew of it", async () => {
  const undone = await play([
    ["p1", "one", { type: "pick", as: "rin", number: 7 }],
    ["gm", "two", { type: "undo", toLine: 1 }],
  ]);
  const nothing = await play([]);
  for (const who of ["p2", "spectator", "lateSpectator"]) expect(undone.told[who], who).toEqual(nothing.told[who]);
});
