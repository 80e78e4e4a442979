import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll } from "vitest";
import { openPostgresStore } from "../store/postgresStore.ts";
import { DATABASE_FILE, openSqlStore } from "../store/sqlStore.ts";
import type { TestEngine } from "./testEngine.ts";
import { postgresProgram, ThrowawayPostgres } from "./throwaway/postgres.ts";
import { whyNot } from "./throwaway/program.ts";

/** The databases that the store runs on, each with why it cannot be tried here, if that is so. */
export const engines = [
  { name: "SQLite", why: undefined, open: openSqlite },
  { name: "PostgreSQL", why: whyNot(postgresProgram), open: openPostgres },
] as const;

async function openSqlite(): Promise<TestEngine> {
  const folder = mkdtempSync(join(tmpdir(), "yomiai-store-"));
  const another = () => new DatabaseSync(join(folder, DATABASE_FILE));
  return {
    open: () => openSqlStore(folder),
    async count(table) {
      const other = another();
      const row = other.prepare(`SELECT count(*) AS n FROM ${table}`).get();
      other.close();
      return Number(row?.n);
    },
    async refuseWrites() {
      const other = another();
      other.exec("BEGIN IMMEDIATE");
      return async () => {
        other.exec("ROLLBACK");
        other.close();
      };
    },
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

let server: ThrowawayPostgres | undefined;

async function openPostgres(): Promise<TestEngine> {
  server ??= await ThrowawayPostgres.start();
  const running = server;
  const url = await running.createDatabase();
  return {
    open: () => openPostgresStore(url, () => {}),
    async count(table) {
      const [row] = await running.query<{ n: string }>(url, `SELECT count(*) AS n FROM ${table}`);
      return Number(row?.n);
    },
    async refuseWrites() {
      await running.stop();
      return () => running.resume();
    },
    remove: async () => {},
  };
}

afterAll(async () => {
  await server?.remove();
  server = undefined;
}, 60_000);
