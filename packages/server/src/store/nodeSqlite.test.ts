import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./nodeSqlite.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yomiai-sqlite-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** SQLite's number for a sync to disk with every commit. */
const FULL = 2;

test("a database is opened so that a commit survives a power cut", () => {
  const database = openDatabase(join(folder, "test.sqlite"));
  expect(database.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  expect(database.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: FULL });
  expect(database.prepare("PRAGMA foreign_keys").get()).toEqual({ foreign_keys: 1 });
  database.close();
});
