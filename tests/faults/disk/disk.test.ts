import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MortalServer } from "../../durability/mortalServer.ts";
import { diskOf } from "./openedDisk.ts";
import { SharedDisk } from "./sharedDisk.ts";

/** A disk that can be made to refuse writes, and the server on it. */
type Trouble = { readonly url: string; refuse(): void; allow(): void; close(): Promise<void> };

/** What SQLite itself says of a disk, with the server in this process. */
async function ownDisk(refuse: (database: DatabaseSync) => void, allow: (database: DatabaseSync) => void) {
  const dataDir = mkdtempSync(join(tmpdir(), "yomiai-disk-"));
  const { server, database } = await diskOf(dataDir);
  const close = async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, refuse: () => refuse(database), allow: () => allow(database), close };
}

/** What the system itself says, to a server process that may not let a file grow. */
async function limitedProcess(): Promise<Trouble> {
  const server = new MortalServer(1);
  await server.start();
  const limit = (size: string) => execFileSync("prlimit", ["--pid", String(server.pid), `--fsize=${size}:unlimited`]);
  return { url: server.url, refuse: () => limit("1"), allow: () => limit("unlimited"), close: () => server.remove() };
}

const NO_LIMIT = 4_294_967_294;

describe.each([
  [
    "that is full",
    () =>
      ownDisk(
        (database) => {
          const { page_count: pages } = database.prepare("PRAGMA page_count").get() as { page_count: number };
          database.exec(`PRAGMA max_page_count = ${pages}`);
        },
        (database) => database.exec(`PRAGMA max_page_count = ${NO_LIMIT}`),
      ),
  ],
  [
    "that has become read-only",
    () =>
      ownDisk(
        (database) => database.exec("PRAGMA query_only = ON"),
        (database) => database.exec("PRAGMA query_only = OFF"),
      ),
  ],
  ["that the system lets nobody write to", limitedProcess],
] satisfies [string, () => Promise<Trouble>][])("a disk %s", (_name, open) => {
  let trouble: Trouble;
  beforeAll(async () => {
    trouble = await open();
  }, 60_000);
  afterAll(() => trouble.close());

  test("stops the tables that write, tells everybody why, and loses nothing; they go on by themselves", async () => {
    const disk = new SharedDisk(trouble.url);
    const [one, other] = [await disk.table(), await disk.table()];
    await one.rule();
    trouble.refuse();
    const refused = await one.ruleUntilRefused();
    expect(refused.answer).toMatchObject({ ok: false, code: "frozen", allowed: "storage" });
    await one.everybodySees("storage");
    expect(await one.readsTheLog()).toBe(true);
    expect(await one.watch()).toBe("storage");
    expect(await disk.statusOf("/health")).toBe(503);
    expect(await disk.makeTablesUntilRefused()).toEqual({ status: 503, code: "frozen" });
    expect(other.frozen).toBe("");
    expect(await other.readsTheLog()).toBe(true);

    trouble.allow();
    await one.everybodySees("");
    expect(await one.sendAgain(refused)).toMatchObject({ ok: true });
    await other.rule();
    for (const table of [one, other]) expect(await table.linesBeyondAcknowledged()).toEqual([]);
    await expect.poll(() => disk.statusOf("/health"), { timeout: 10_000 }).toBe(200);
    expect((await disk.makeTable()).status).toBe(201);
    await disk.leave();
  });
});
