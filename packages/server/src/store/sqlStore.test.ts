import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "../testing/throwaway/freePort.ts";
import { openPostgresStore } from "./postgresStore.ts";
import { DATABASE_FILE, openSqlStore } from "./sqlStore.ts";
import { StoreUnavailable } from "./store.ts";

test("a folder that cannot be made is an error that names it", async () => {
  await expect(openSqlStore("/dev/null/data")).rejects.toThrow("/dev/null/data");
});

test("nobody but the owner may read the file or its folder: the dice seeds are in it", async () => {
  const parent = mkdtempSync(join(tmpdir(), "yomiai-store-"));
  const folder = join(parent, "data");
  const store = await openSqlStore(folder);
  expect(statSync(folder).mode & 0o077).toBe(0);
  expect(statSync(join(folder, DATABASE_FILE)).mode & 0o077).toBe(0);
  await store.close();
  rmSync(parent, { recursive: true });
});

test("a PostgreSQL that does not answer is an error that names the variable", async () => {
  const opened = openPostgresStore(`postgres://nobody@127.0.0.1:${await freePort()}/none`, () => {});
  await expect(opened).rejects.toThrow(StoreUnavailable);
  await expect(opened).rejects.toThrow("DATABASE_URL");
});
