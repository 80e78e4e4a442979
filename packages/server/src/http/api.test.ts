import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { verifyRolls } from "@yomiai/rules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DiceReport, LOG_TAIL, type LogPage, type RulesetInfo, type TableExport } from "../protocol.ts";
import { Player } from "../testing/player.ts";
import { TestServer } from "../testing/testServer.ts";

const clientDir = mkdtempSync(join(tmpdir(), "yomiai-client-"));
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(clientDir, "assets"));
  writeFileSync(join(clientDir, "index.html"), "<!doctype html><title>読み合い</title>");
  writeFileSync(join(clientDir, "assets", "app-1a2b.js"), "export {};");
  writeFileSync(join(clientDir, "assets", "long-3c4d.js"), `export const text = "${"a".repeat(5000)}";`);
  writeFileSync(join(clientDir, "favicon.svg"), "<svg/>");
  server = await TestServer.start({ clientDir });
});
afterAll(async () => {
  await server.stop();
  rmSync(clientDir, { recursive: true });
});

const refusal = (status: number, code: string, field?: string) => ({
  status,
  body: { error: expect.objectContaining(field === undefined ? { code } : { code, field }) },
});

const crowd = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `c${i}`, name: "兵", side: "foes", kind: "npc" }));

describe("making a table", () => {
  test("gives a code, the GM's seat and a token that resumes it", async () => {
    const created = await server.api("/api/tables", { body: { ruleset: "secretNumber", title: "  廃都の夜 " } });
    expect(created).toEqual({
      status: 201,
      body: { code: expect.stringMatching(/^[A-HJKMNP-Z2-9]{6}$/), seat: "gm", token: expect.any(String) },
    });
    const { code, token } = created.body as { code: string; token: string };
    expect(await server.api(`/api/tables/${code}/resume`, { method: "POST", token })).toEqual({
      status: 200,
      body: { seat: "gm", name: "" },
    });
    expect(await server.api(`/api/tables/${code}`)).toMatchObject({
      body: { code, title: "廃都の夜", phase: "setup" },
    });
  });

  test.each([
    [{}, "ruleset"],
    [{ ruleset: "nothing" }, "ruleset"],
    [{ ruleset: "__proto__" }, "ruleset"],
    [{ ruleset: "secretNumber", house: { goal: 0 } }, "house.goal"],
    [{ ruleset: "secretNumber", house: { __proto: 1 } }, "house"],
    [{ ruleset: "secretNumber", combatants: [{ id: "1x", name: "a", side: "b", kind: "pc" }] }, "combatants.0.id"],
    [
      { ruleset: "secretNumber", combatants: [{ id: "a", name: "a", side: "b", kind: "pc", sheet: { luck: 99 } }] },
      "combatants.a.sheet.luck",
    ],
    [{ ruleset: "secretNumber", combatants: crowd(101) }, "combatants"],
    [{ ruleset: "secretNumber", demo: true, house: { goal: 2 } }, "demo"],
    [{ ruleset: "secretNumber", title: "\u202e" }, "title"],
    [{ ruleset: "secretNumber", language: "fr" }, "language"],
  ])("with %j is refused for its field %s", async (body, field) => {
    expect(await server.api("/api/tables", { body })).toEqual(refusal(400, "badArgument", field));
  });

  test("begins with a hundred combatants at most", async () => {
    const combatants = crowd(100);
    expect((await server.api("/api/tables", { body: { ruleset: "secretNumber", combatants } })).status).toBe(201);
  });
});

describe("what cannot be read", () => {
  test.each([
    ["half a JSON text", '{"ruleset":', 400, "badRequest"],
    ["a text that is no object", '"hello"', 400, "badRequest"],
    ["a list", "[1,2]", 400, "badArgument"],
    ["more than 256 KB", JSON.stringify({ ruleset: "x".repeat(300_000) }), 413, "tooLarge"],
    ["a hundred levels", `{"house":${'{"a":'.repeat(100)}1${"}".repeat(100)}}`, 400, "badArgument"],
    ["fifty thousand levels", `${"[".repeat(50_000)}${"]".repeat(50_000)}`, 400, "badArgument"],
  ])("%s is refused in JSON", async (_what, body, status, code) => {
    expect(await server.api("/api/tables", { body })).toEqual(refusal(status, code));
  });

  test("keys that name a prototype set nothing", async () => {
    const rin = '{"id":"a","name":"a","side":"b","kind":"pc","sheet":{"__proto__":{"luck":9}}}';
    const body = `{"ruleset":"secretNumber","house":{"__proto__":{"goal":50}},"combatants":[${rin}]}`;
    const { code } = (await server.api("/api/tables", { body })).body as { code: string };
    expect((await server.api(`/api/tables/${code}/export`)).body).toMatchObject({
      table: { combatants: { a: { traits: { luck: 0 }, gauges: { score: { current: 0, max: 3 } } } } },
    });
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test("a path that nobody answers is refused in JSON, a broken one too", async () => {
    for (const path of ["/api/nothing", "/api/tables", "/api/tables/%E0%A4%A", "/matchmake", "/assets/missing.js"]) {
      const answer = await server.api(path);
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
      expect(answer.body, path).toEqual({
        error: { code: expect.stringMatching(/^(notFound|badRequest)$/), message: expect.any(String) },
      });
    }
  });
});

describe("a code", () => {
  test("is read as people write it, and unknown or impossible ones are the same refusal", async () => {
    const { code } = await server.createTable();
    const written = `${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `;
    expect((await server.api(`/api/tables/${encodeURIComponent(written)}`)).status).toBe(200);
    const unknown = await server.api("/api/tables/AAAAAA");
    expect(unknown).toEqual(refusal(404, "unknownTable"));
    expect(await server.api("/api/tables/no-code-at-all")).toEqual(unknown);
  });
});

describe("a token", () => {
  test("opens only what its seat may do; none at all is a spectator, a false one is refused", async () => {
    const { code, token } = await server.createTable();
    const p1 = await server.claim(code, { name: "アキ" });
    const at = `/api/tables/${code}`;
    for (const path of ["/log", "/dice", "/export", "/reserve"]) {
      expect(await server.api(at + path, { token: "false" }), path).toEqual(refusal(401, "badToken"));
    }
    expect(await server.api(`${at}/reserve`)).toEqual(refusal(401, "badToken"));
    expect(await server.api(`${at}/reserve`, { token: p1.token })).toEqual(refusal(403, "gmOnly"));
    expect(await server.api(`${at}/seats/p1/invite`, { method: "POST", token: p1.token })).toEqual(
      refusal(403, "gmOnly"),
    );
    expect(await server.api(`${at}/seats/gm/release`, { method: "POST", token })).toEqual(
      refusal(400, "badArgument", "seat"),
    );
    expect(await server.api(`${at}/seats/x/invite`, { method: "POST", token })).toEqual(
      refusal(400, "badArgument", "seat"),
    );
    expect(await server.api(`${at}/resume`, { method: "POST", token: p1.token })).toMatchObject({
      body: { seat: "p1", name: "アキ" },
    });
    expect((await server.api(`${at}/seats/p1/release`, { method: "POST", token: p1.token })).status).toBe(204);
    expect(await server.api(`${at}/resume`, { method: "POST", token: p1.token })).toEqual(refusal(401, "badToken"));
  });

  test.each([
    [{ name: "" }, "name"],
    [{ name: "あ".repeat(41) }, "name"],
    [{ name: "a", color: "url(x)" }, "color"],
    [{ name: "a", seat: "p0" }, "seat"],
    [{ name: "a", role: "gm" }, ""],
  ])("a claim of %j is refused", async (body, field) => {
    const { code } = await server.createTable();
    const answer = await server.api(`/api/tables/${code}/seats`, { body });
    expect(answer).toEqual(refusal(400, "badArgument", field === "" ? undefined : field));
  });
});

describe("a person", () => {
  test("may be called otherwise, keeps the seat, and is renamed by nobody else", async () => {
    const { code, token } = await server.createTable();
    const p1 = await server.claim(code, { name: "アキ", color: "red" });
    const gm = await Player.join(server.url, code, token);
    const put = (seat: string, who: string, body: unknown) =>
      server.api(`/api/tables/${code}/seats/${seat}`, { method: "PUT", token: who, body });
    expect(await put("p1", p1.token, { name: "ユキ" })).toEqual({ status: 200, body: { seat: "p1", name: "ユキ" } });
    expect(await put("gm", token, { name: "語り手", color: "#00ff00" })).toMatchObject({ status: 200 });
    await gm.until(() => gm.state.people.get("gm")?.name === "語り手");
    expect(gm.plainState.people).toEqual({
      gm: { name: "語り手", color: "#00ff00", connected: true },
      p1: { name: "ユキ", color: "", connected: false },
    });
    expect(await put("p1", token, { name: "?" })).toEqual(refusal(403, "notYourSeat"));
    expect(await put("p1", p1.token, { name: "" })).toEqual(refusal(400, "badArgument", "name"));
    expect(await server.api(`/api/tables/${code}/resume`, { method: "POST", token: p1.token })).toMatchObject({
      body: { seat: "p1", name: "ユキ" },
    });
  });
});

describe("the reserve", () => {
  test("is the GM's alone and keeps only combatants that the rules can read", async () => {
    const { code, token } = await server.createTable();
    const imp = { id: "imp", name: "小鬼", side: "foes", kind: "npc", owner: "gm", sheet: {} };
    const put = (combatants: unknown) =>
      server.api(`/api/tables/${code}/reserve`, { method: "PUT", token, body: { combatants } });
    expect(await put([imp, { ...imp, id: "imp2" }])).toMatchObject({ status: 200 });
    expect(await put([{ ...imp, sheet: { luck: 99 } }])).toEqual(
      refusal(400, "badArgument", "combatants.imp.sheet.luck"),
    );
    expect(await server.api(`/api/tables/${code}/reserve`, { token })).toEqual({
      status: 200,
      body: { combatants: [imp, { ...imp, id: "imp2" }] },
    });
    expect(JSON.stringify((await server.api(`/api/tables/${code}/export`)).body)).not.toContain("小鬼");
  });

  test("is written by nobody else", async () => {
    const { code, token } = await server.createTable();
    const { token: p1 } = await server.claim(code, { name: "アキ" });
    const path = `/api/tables/${code}/reserve`;
    const put = (who?: string) => server.api(path, { method: "PUT", token: who, body: { combatants: [] } });
    expect(await put(p1)).toEqual(refusal(403, "gmOnly"));
    expect(await put()).toEqual(refusal(401, "badToken"));
    expect(await put(token)).toMatchObject({ status: 200 });
  });
});

describe("the log", () => {
  test("comes in pages from the end, the viewer's own lines only", async () => {
    await server.restart({ messagesPerSecond: 100_000 });
    const { code, token } = await server.createTable();
    const gm = await Player.join(server.url, code, token);
    await gm.send({ type: "start" });
    await Promise.all([...Array(LOG_TAIL + 20).keys()].map((i) => gm.send({ type: "rule", text: `裁定${i}` })));
    await gm.send({ type: "rollOmen" });
    const page = async (query: string) => (await server.api(`/api/tables/${code}/log${query}`)).body as LogPage;
    const last = await page("");
    expect([last.lines.length, last.lines[0]?.line, last.more]).toEqual([LOG_TAIL, 22, true]);
    const first = await page("?before=22");
    expect([first.lines.length, first.lines[0]?.line, first.more]).toEqual([21, 1, false]);
    expect(last.lines.at(-1)?.event.type).toBe("ruled");
    expect(await server.api(`/api/tables/${code}/log?before=x`)).toEqual(refusal(400, "badArgument", "before"));
    const late = await Player.join(server.url, code);
    await late.until(() => late.lines.length > 0);
    expect([late.lines.length, late.lines[0]?.line]).toEqual([LOG_TAIL, 22]);
  });
});

describe("the dice", () => {
  test("are promised from the start, and open to everybody after the end, the hidden ones to the GM alone", async () => {
    const { code, token } = await server.createTable();
    const gm = await Player.join(server.url, code, token);
    const dice = async (who?: string) =>
      (await server.api(`/api/tables/${code}/dice`, { token: who })).body as DiceReport;
    const promised = await dice();
    expect(promised.revealed).toEqual([]);
    await gm.send({ type: "start" });
    await gm.send({ type: "rollLuck", as: "ogre" });
    await gm.send({ type: "rollOmen" });
    expect(await dice(token)).toEqual(promised);
    await gm.send({ type: "end", outcome: "done" });
    expect((await dice()).revealed.map(({ stream }) => stream)).toEqual(["open"]);
    const { revealed } = await dice(token);
    expect(revealed.map(({ stream }) => stream)).toEqual(["open", "hidden"]);
    for (const { stream, seed, commitment, rolls } of revealed) {
      expect(commitment).toBe(promised.commitment[stream]);
      expect(verifyRolls({ seed, commitment }, rolls)).toEqual({ seedKept: true, checked: 1, wrong: [] });
    }
  });

  test("after they are opened, play that goes on rolls new ones that nobody knows", async () => {
    const { code, token } = await server.createTable();
    const gm = await Player.join(server.url, code, token);
    const dice = async () => (await server.api(`/api/tables/${code}/dice`)).body as DiceReport;
    await gm.send({ type: "start" });
    await gm.send({ type: "rollLuck", as: "ogre" });
    await gm.send({ type: "end", outcome: "done" });
    const first = await dice();
    await gm.send({ type: "undo", toLine: 2 });
    await gm.send({ type: "rollLuck", as: "ogre" });
    const second = await dice();
    expect(second.commitment).not.toEqual(first.commitment);
    expect(second.revealed).toEqual(first.revealed);
    await gm.send({ type: "end", outcome: "done" });
    const last = await dice();
    expect(last.revealed.map(({ rolls }) => rolls.map((roll) => roll.first))).toEqual([[0], [1]]);
    for (const { seed, commitment, rolls } of last.revealed) {
      expect(verifyRolls({ seed, commitment }, rolls)).toEqual({ seedKept: true, checked: 1, wrong: [] });
    }
  });
});

describe("the export", () => {
  test("holds the viewer's own table and log, with times that name their zone", async () => {
    const { code, token } = await server.createTable({ title: "卓" });
    const p1 = await server.claim(code, { name: "アキ" });
    const gm = await Player.join(server.url, code, token);
    const rin = await Player.join(server.url, code, p1.token);
    await gm.send({ type: "start" });
    await rin.until(() => rin.state.phase === "pick");
    await rin.send({ type: "pick", as: "rin", number: 8 });
    const exported = async (who?: string) =>
      (await server.api(`/api/tables/${code}/export`, { token: who })).body as TableExport;
    const mine = await exported(p1.token);
    expect(mine).toMatchObject({ code, title: "卓", ruleset: "secretNumber", version: 1, viewer: "p1" });
    expect(mine.table.combatants.rin?.traits.pick).toBe(8);
    expect(mine.exportedAt).toMatch(/T.*[+-]\d\d:\d\d$/);
    expect(mine.log.every(({ at }) => /[+-]\d\d:\d\d$/.test(at))).toBe(true);
    for (const who of [undefined, token])
      expect((await exported(who)).table.combatants.rin?.traits).toEqual({ luck: 0 });
  });
});

describe("what clients make forms of", () => {
  test("each ruleset gives its sheets and house rules as JSON Schema, with defaults and starters", async () => {
    const [info] = (await server.api("/api/rulesets")).body as RulesetInfo[];
    expect(info).toMatchObject({
      id: "secretNumber",
      sheet: { type: "object", properties: { luck: { type: "integer", minimum: 0, maximum: 9, default: 0 } } },
      house: { properties: { goal: { default: 3 } } },
      houseDefaults: { goal: 3 },
      starters: [{ key: "cat", name: { ja: "猫", en: "Cat" } }],
    });
  });
});

describe("the client's files", () => {
  test("come compressed to whoever takes that, and answers of the API never", async () => {
    const headers = { "Accept-Encoding": "gzip" };
    expect((await fetch(`${server.url}/assets/long-3c4d.js`, { headers })).headers.get("Content-Encoding")).toBe(
      "gzip",
    );
    expect((await fetch(`${server.url}/api/rulesets`, { headers })).headers.get("Content-Encoding")).toBe(null);
  });

  const get = (path: string, headers = {}) =>
    fetch(server.url + path, { headers: { Accept: "text/html", ...headers } });

  test("every address that is no file opens the client, which is asked for again each time", async () => {
    for (const path of ["/", "/t/ABCDEF", "/demo"]) {
      const response = await get(path);
      expect(await response.text(), path).toContain("読み合い");
      expect(response.headers.get("Cache-Control")).toBe("no-cache");
    }
  });

  test("hashed files are kept for ever, others are not", async () => {
    const asset = await get("/assets/app-1a2b.js");
    expect(asset.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect((await get("/favicon.svg")).headers.get("Cache-Control")).toBe("no-cache");
    expect((await get("/assets/gone-0000.js")).status).toBe(404);
    expect((await get("/../package.json")).headers.get("Content-Type")).not.toContain("json5");
  });

  test("pages may load and reach this server alone, and are not forced to https", async () => {
    const response = await get("/");
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    const { host } = new URL(server.url);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`connect-src 'self' ws://${host}`);
    expect(policy).not.toContain("upgrade-insecure-requests");
    expect(response.headers.get("Strict-Transport-Security")).toBeNull();
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("X-Powered-By")).toBeNull();
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });
});

describe("for the operator", () => {
  test("health says whether the server can store", async () => {
    expect(await server.api("/health")).toEqual({ status: 200, body: { ok: true } });
  });

  test("metrics name no table and no person, and are told to nobody behind a proxy", async () => {
    const { code } = await server.createTable();
    const claimed = await server.claim(code, { name: "ひみつのなまえ" });
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toContain("yomiai_command_seconds");
    for (const secret of [code, claimed.token, "ひみつのなまえ"]) expect(text).not.toContain(secret);
    const proxied = await fetch(`${server.url}/metrics`, { headers: { "X-Forwarded-For": "127.0.0.1" } });
    expect(proxied.status).toBe(404);
  });

  test("what the API says is kept by nobody on the way", async () => {
    const { code } = await server.createTable();
    for (const path of ["/api/rulesets", `/api/tables/${code}`, `/api/tables/${code}/log`, "/api/nothing"]) {
      expect((await fetch(`${server.url}${path}`)).headers.get("Cache-Control"), path).toBe("no-store");
    }
  });

  test("the addresses in the home network are told to somebody inside it", async () => {
    const { urls } = (await server.api("/api/server")).body as { urls: string[] };
    expect(urls.every((url) => /^http:\/\/\d+\.\d+\.\d+\.\d+:\d+$/.test(url))).toBe(true);
    await server.restart({ publicUrl: "https://example.org" });
    expect((await server.api("/api/server")).body).toEqual({ urls: ["https://example.org"] });
    expect((await fetch(server.url)).headers.get("Strict-Transport-Security")).not.toBeNull();
    await server.restart();
  });
});

describe("limits by address", () => {
  test("false tokens count as guesses", async () => {
    await server.restart({ rateLimits: true });
    const { code } = await server.createTable();
    const tried: number[] = [];
    const resume = { method: "POST", token: "false" };
    for (let i = 0; i < 70; i++) tried.push((await server.api(`/api/tables/${code}/resume`, resume)).status);
    expect(new Set(tried)).toEqual(new Set([401, 429]));
    await server.restart();
  });

  test("nobody asks for anything without end", async () => {
    await server.restart({ rateLimits: true });
    const asked: number[] = [];
    for (let i = 0; i < 1201; i++) asked.push((await server.api("/api/server")).status);
    expect([asked[1199], asked[1200]]).toEqual([200, 429]);
    expect((await server.api("/matchmake/joinById/AAAAAA", { body: {} })).status).toBe(429);
    await server.restart();
  });

  test("nobody makes tables without end", async () => {
    await server.restart({ rateLimits: true });
    const made: number[] = [];
    for (let i = 0; i < 70; i++)
      made.push((await server.api("/api/tables", { body: { ruleset: "secretNumber" } })).status);
    expect(made.filter((status) => status === 201)).toHaveLength(60);
    expect(made.at(-1)).toBe(429);
    await server.restart();
  });

  test("guessing codes or tokens ends soon, a group that plays is not held up", async () => {
    await server.restart({ rateLimits: true });
    const { code, token } = await server.createTable();
    for (let i = 0; i < 150; i++) await server.api(`/api/tables/${code}`);
    expect((await server.api(`/api/tables/${code}`)).status).toBe(200);
    const guesses: number[] = [];
    for (let i = 0; i < 120; i++) guesses.push((await server.api("/matchmake/joinById/AAAAAA", { body: {} })).status);
    expect(new Set(guesses)).toEqual(new Set([404, 429]));
    expect(await server.api(`/api/tables/${code}`)).toEqual(refusal(429, "tooMany"));
    const guess = await server.api(`/api/tables/${code}/resume`, { method: "POST", token: "guessed" });
    expect(guess).toEqual(refusal(429, "tooMany"));
    expect((await server.api(`/api/tables/${code}/resume`, { method: "POST", token })).status).toBe(200);
    expect((await server.api(`/matchmake/joinById/${code}`, { body: { token } })).status).toBe(200);
    await server.restart();
  });
});
