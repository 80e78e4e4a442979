import type { TableCreated, TableExport } from "@yomiai/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { playable } from "../../play/playable.ts";
import { demoTable } from "../../play/table.ts";
import { callFor } from "../../wire/http.ts";
import { SeatedClient } from "../../wire/seatedClient.ts";
import { startServer, type TestServer } from "../../wire/server.ts";

let server: TestServer;
let table: TableCreated;
let before: string;
beforeAll(async () => {
  server = await startServer();
  const [ruleset] = playable;
  if (ruleset === undefined) throw new Error("no rule system to play");
  const body = { ruleset: ruleset.id, ...demoTable(ruleset) };
  table = await callFor<TableCreated>(`${server.url}/api/tables`, { body });
  before = await standing();
});
afterAll(() => server.close());

/** Everything that the GM is shown, the moment of asking aside. */
async function standing(): Promise<string> {
  const at = `${server.url}/api/tables/${table.code}`;
  const { exportedAt: _, ...exported } = await callFor<TableExport>(`${at}/export`, { token: table.token });
  return JSON.stringify([exported, await callFor(at), await callFor(`${at}/reserve`, { token: table.token })]);
}

const MEGABYTES = "x".repeat(5 * 1024 * 1024);
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

/** Bodies that are nothing that anybody asked for, as bytes. */
const BODIES: readonly (readonly [string, string | Uint8Array<ArrayBuffer>])[] = [
  ["nothing", ""],
  ["white space", " \n "],
  ["half JSON", '{"combatants": [{"id": "a"'],
  ["HTML", "<!doctype html><script>alert(1)</script>"],
  ["5 MB", JSON.stringify({ name: MEGABYTES })],
  ["5 MB of no JSON", MEGABYTES],
  ["a list", "[1, 2, 3]"],
  ["a number", "5"],
  ["null", "null"],
  ["deep nesting", deep(200)],
  ["very deep nesting", deep(40_000)],
  ["a prototype", '{"__proto__": {"open": false, "name": "x"}}'],
  ["a constructor", '{"constructor": {"prototype": {"open": false}}}'],
  ["wrong UTF-8", new Uint8Array([...new TextEncoder().encode('{"name": "'), 0xff, 0xfe, 0x22, 0x7d])],
  ["half a character", '{"name": "\\ud83d", "title": "\\ud83d", "combatants": ["\\ud83d"]}'],
  ["UTF-16", new Uint8Array(new Uint16Array([..."{}"].map((letter) => letter.charCodeAt(0))).buffer)],
  ["a byte order mark alone", new Uint8Array([0xef, 0xbb, 0xbf])],
  ["zeros", new Uint8Array(100)],
];

/** Every address that reads a body. Those where nothing is asked for in it may do what they do without one. */
const ENTRIES: readonly (readonly [method: string, path: string])[] = [
  ["POST", "/api/tables"],
  ["PUT", "/api/tables/CODE"],
  ["POST", "/api/tables/CODE/seats"],
  ["PUT", "/api/tables/CODE/seats/gm"],
  ["PUT", "/api/tables/CODE/reserve"],
  ["POST", "/api/tables/CODE/seats/x/invite"],
  ["POST", "/api/tables/CODE/seats/gm/release"],
  ["POST", "/api/tables/AAAAAA/resume"],
  ["POST", "/matchmake/joinById/AAAAAA"],
  ["POST", "/matchmake/create/encounter"],
];

describe.each(ENTRIES)("%s %s", (method, path) => {
  test.each(BODIES)("refuses %s in words, and nothing has changed", async (_name, body) => {
    const response = await fetch(server.url + path.replace("CODE", table.code), {
      method,
      headers: { authorization: `Bearer ${table.token}`, "content-type": "application/json" },
      body,
    });
    const { error } = (await response.json()) as { error: { code: string; message: string; field?: string } };
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(error).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/.{5}/) });
    if (error.code === "badArgument") expect(error.message).toContain(error.field ?? "body");
    expect(await standing()).toBe(before);
  });
});

test("a sheet with a prototype in it is read without it, or refused by its field", async () => {
  const [ruleset] = playable;
  const body = JSON.stringify({ ruleset: ruleset?.id, ...(ruleset && demoTable(ruleset)) });
  const spoilt = body.replaceAll('"sheet":{', '"sheet":{"__proto__":{"polluted":1},');
  const response = await fetch(`${server.url}/api/tables`, { method: "POST", body: spoilt });
  expect([201, 400]).toContain(response.status);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test("what comes over the socket is answered by its id, and nothing has changed", async () => {
  const at = { url: server.url, code: table.code, viewer: "gm", token: table.token } as const;
  const gm = await SeatedClient.join(at);
  const nested: unknown = JSON.parse(deep(100));
  const commands = [
    { type: "" },
    { type: "addCombatant" },
    { type: "addCombatant", combatant: [] },
    { type: "addCombatant", combatant: nested },
    { type: "addCombatant", combatant: { id: "a", name: "\ud83d", side: "x", kind: "pc", sheet: {} } },
    { type: "addCombatant", combatant: { id: "__proto__", name: "x", side: "x", kind: "pc", sheet: {} } },
    { type: "addCombatant", combatant: "<html>" },
    { type: "rule", text: "x".repeat(100_000) },
    { type: "setHouse", house: [] },
    { type: "setHouse", house: { constructor: 1 } },
    { type: "setHouse", house: "<html>" },
    { type: "constructor" },
    { type: "__proto__" },
    { type: "undo", toLine: -1 },
    { type: "undo", toLine: "0" },
    { type: "undo", toLine: 1e308 },
  ];
  for (const [i, command] of commands.entries()) {
    const answer = await gm.send(`hostile${i}`, command as Parameters<SeatedClient["send"]>[1]);
    expect(answer, JSON.stringify(command).slice(0, 100)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/.{5}/),
    });
    expect(answer).toHaveProperty("code", expect.stringMatching(/^(badMessage|badArgument|wrongPhase)$/));
  }
  expect(gm.state.frozen).toBe("");
  await gm.cut();
  await expect.poll(standing, { timeout: 10_000 }).toBe(before);
});
