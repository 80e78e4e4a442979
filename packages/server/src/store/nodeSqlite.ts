import { chmodSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { type SqliteDatabase, SqliteDialect, sql } from "kysely";
import type { Engine } from "./engine.ts";

/**
 * Opens a database file that survives a power cut: write-ahead log, and a sync to disk with every commit. Only its
 * owner may read it.
 */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
  chmodSync(file, 0o600);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
  return database;
}

/** How long a write waits for somebody else's lock. Short: it holds up the whole process. */
const LOCK_TIMEOUT_MS = 50;

/** The store's SQL on Node's own SQLite. */
export function nodeSqliteEngine(database: DatabaseSync): Engine {
  return {
    dialect: new SqliteDialect({ database: asKyselyDatabase(database) }),
    clock: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    locksRows: false,
  };
}

/** Kysely hands its parameters over as a list; Node's SQLite wants them spread out. */
function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const known = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = known.get(sql) ?? prepare(database, sql);
      known.delete(sql);
      known.set(sql, statement);
      const [oldest] = known.keys();
      if (known.size > MAX_STATEMENTS && oldest !== undefined) known.delete(oldest);
      return statement;
    },
  };
}

/** Statements kept ready, those used last: all of the server's, and appends of several usual sizes. */
const MAX_STATEMENTS = 100;

type SqliteStatement = ReturnType<SqliteDatabase["prepare"]>;

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
