import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandFor, oneOf, type Ruleset, type Seat, seededRandom } from "@yomiai/rules";
import type { AnswerMessage, TableExport } from "@yomiai/server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { playable } from "../../play/playable.ts";
import { demoTable, type Table } from "../../play/table.ts";
import { call, callFor } from "../../wire/http.ts";
import { promptsIn } from "../../wire/prompts.ts";
import { SeatedClient } from "../../wire/seatedClient.ts";
import { startServer, type TestServer } from "../../wire/server.ts";
import { type OpenedTable, openTable } from "../../wire/table.ts";
import { Curse, cursedTable, type Part } from "./cursed.ts";

let curse: Curse;
let dataDir: string;
let server: TestServer;
beforeEach(async () => {
  curse = new Curse();
  dataDir = mkdtempSync(join(tmpdir(), "yomiai-cursed-"));
  server = await startServer({ dataDir, rulesets: curse.rulesets });
});
afterEach(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Everybody at one table: all seats, the GM first, and a spectator. */
type Party = {
  readonly opened: OpenedTable;
  readonly seats: ReadonlyMap<Seat, SeatedClient>;
  readonly all: readonly SeatedClient[];
};

async function gather(ruleset: Ruleset, table: Table): Promise<Party> {
  const owners = [...new Set(table.combatants.map(({ owner }) => owner))].filter((seat) => seat !== "gm");
  return await sitDown(await openTable(server.url, { ruleset: ruleset.id, table, seats: owners }));
}

async function sitDown(opened: OpenedTable): Promise<Party> {
  const at = { url: server.url, code: opened.code };
  const seats = new Map<Seat, SeatedClient>();
  for (const [viewer, token] of opened.tokens) seats.set(viewer, await SeatedClient.join({ ...at, viewer, token }));
  return { opened, seats, all: [...seats.values(), await SeatedClient.join({ ...at, viewer: "spectator" })] };
}

function gmOf({ seats }: Party): SeatedClient {
  const gm = seats.get("gm");
  if (gm === undefined) throw new Error("no GM");
  return gm;
}

async function exported({ opened }: Party): Promise<string> {
  const url = `${server.url}/api/tables/${opened.code}/export`;
  const { exportedAt: _, ...rest } = await callFor<TableExport>(url, { token: opened.tokens.get("gm") });
  return JSON.stringify(rest);
}

let sends = 0;
const rule = (party: Party): Promise<AnswerMessage> =>
  gmOf(party).send(`r${++sends}`, { type: "rule", text: "続ける" });

/** A command over which the rules failed, and everything as it was before it. */
type Failure = { readonly answer: AnswerMessage; readonly before: string };

/** Plays what anybody's screen asks until the rules fail. */
async function playUntilFrozen(party: Party): Promise<Failure | undefined> {
  const random = seededRandom(1);
  for (let tries = 0; tries < 120; tries++) {
    const before = await exported(party);
    const asked = [...party.seats.values()].flatMap((client) =>
      promptsIn(client.state).map((prompt) => ({ client, prompt })),
    );
    const { client, command } =
      asked.length === 0 || random() < 0.2
        ? { client: gmOf(party), command: { type: "start" } }
        : (({ client: one, prompt }) => ({ client: one, command: commandFor(prompt, random) }))(oneOf(random, asked));
    const answer = await client.send(`s${++sends}`, command);
    if (!answer.ok && answer.code === "frozen") return { answer, before };
    await Promise.all(party.all.map((one) => one.settle()));
  }
  return undefined;
}

const PARTS: readonly Part[] = ["decide", "evolve", "view", "narrate", "explain"];

describe.each(playable)("a fault in $id", (ruleset) => {
  test.each(PARTS)("in %s stops its own table alone, loses nothing, and the GM can go on", async (part) => {
    const [cursed, sound] = [await gather(ruleset, cursedTable(ruleset)), await gather(ruleset, demoTable(ruleset))];
    expect(await rule(cursed)).toMatchObject({ ok: true });
    curse.armed = part;
    const failure = await playUntilFrozen(cursed);
    expect(failure?.answer).toMatchObject({ code: "frozen", allowed: "invariant" });
    for (const one of cursed.all) await expect.poll(() => one.state.frozen, { timeout: 10_000 }).toBe("invariant");
    for (const one of cursed.seats.values()) {
      if (one.viewer === "gm") continue;
      expect(await one.send(`late${one.viewer}`, { type: "pass" })).toMatchObject({ ok: false, code: "frozen" });
    }
    expect((await exported(cursed)) === failure?.before, "nothing has changed").toBe(true);
    expect((await call(`${server.url}/api/tables/${cursed.opened.code}`)).status).toBe(200);
    expect(await rule(sound)).toMatchObject({ ok: true });
    for (const one of sound.all) expect(one.state.frozen).toBe("");
    expect((await call(`${server.url}/health`)).status).toBe(200);

    if (part === "view") curse.armed = undefined; // nothing can be shown before the rules are mended
    expect(await rule(cursed)).toMatchObject({ ok: true });
    for (const one of cursed.all) await expect.poll(() => one.state.frozen, { timeout: 10_000 }).toBe("");
    await Promise.all([...cursed.all, ...sound.all].map((one) => one.cut()));
  });
});

test("a table that the rules cannot read again is refused in words, kept, and whole under mended rules", async () => {
  const [ruleset] = playable;
  if (ruleset === undefined) throw new Error("no rule system to play");
  const cursed = await gather(ruleset, cursedTable(ruleset));
  const sound = await gather(ruleset, demoTable(ruleset));
  expect(await gmOf(cursed).send("start", { type: "start" })).toMatchObject({ ok: true });
  const before = await exported(cursed);
  await Promise.all([...cursed.all, ...sound.all].map((one) => one.cut()));
  curse.armed = "evolve";
  await server.close();
  server = await startServer({ dataDir, rulesets: curse.rulesets });
  const at = `${server.url}/api/tables/${cursed.opened.code}`;
  for (const url of [at, `${at}/log`, `${server.url}/matchmake/joinById/${cursed.opened.code}`]) {
    const { status, body } = await call(url, url === at || url.endsWith("log") ? {} : { body: {} });
    expect([status, JSON.parse(body)]).toMatchObject([503, { error: { code: "unreadable" } }]);
  }
  expect(await rule(await sitDown(sound.opened))).toMatchObject({ ok: true });
  curse.armed = undefined;
  expect((await exported(cursed)) === before, "nothing is lost").toBe(true);
});
