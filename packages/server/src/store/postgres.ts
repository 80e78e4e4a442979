import { PostgresDialect, type PostgresPoolClient, sql } from "kysely";
import pg from "pg";
import type { Engine } from "./engine.ts";
import { StoreUnavailable } from "./store.ts";

/** How long the database may take to answer, milliseconds: what takes longer counts as failed. */
const CONNECT_WITHIN_MS = 2000;
const ANSWER_WITHIN_MS = 5000;

/** A transaction whose server stands still is ended after this time, so that its locks hold nobody up. */
const IDLE_TRANSACTION_MS = 2000;

const CONNECTIONS = 10;

/** Opens connections to a PostgreSQL database as they are needed. @param onError hears of idle connections that broke */
export function openPool(url: string, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "yomiai",
    max: CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    statement_timeout: ANSWER_WITHIN_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  });
  pool.on("error", onError);
  return pool;
}

/** The store's SQL on PostgreSQL. */
export function postgresEngine(pool: pg.Pool): Engine {
  return {
    dialect: new PostgresDialect({
      pool: { options: pool.options, connect: () => borrow(pool), end: () => pool.end() },
    }),
    clock: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    locksRows: true,
  };
}

/**
 * Refuses a database that tells of a commit before it is on the disk.
 * @throws Error naming the setting
 */
export async function requireDurable(pool: pg.Pool): Promise<void> {
  for (const setting of ["fsync", "synchronous_commit"]) {
    const { rows } = await pool.query(`SHOW ${setting}`);
    if (rows[0]?.[setting] === "off")
      throw new Error(`PostgreSQL runs with ${setting} = off: a crash would lose moves`);
  }
}

/** A connection whose errors say what they mean, and that is not used again after it has failed. */
async function borrow(pool: pg.Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect().catch(unavailable);
  let isBroken = false;
  // The pool hears of errors only while nobody has the connection; unheard, one would end the process.
  const onError = () => {
    isBroken = true;
  };
  client.on("error", onError);
  const query = async (text: string, values: readonly unknown[] = []) => {
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      if (isAnswer(error)) throw error;
      isBroken = true;
      return unavailable(error);
    }
  };
  return {
    // Kysely's other way of asking, by a cursor, is not used.
    query: query as unknown as PostgresPoolClient["query"],
    release(destroy) {
      client.off("error", onError);
      client.release(isBroken || destroy === true);
    },
  };
}

function unavailable(cause: unknown): never {
  throw new StoreUnavailable("the database does not answer", { cause });
}

/** Classes of SQLSTATE that say something of the statement itself: data, constraints, transaction, syntax. */
const ABOUT_STATEMENT: ReadonlySet<string> = new Set(["22", "23", "42"]);

/** Has the database answered, and found the statement wrong? Everything else is a database that cannot do its work. */
function isAnswer(error: unknown): boolean {
  return error instanceof pg.DatabaseError && ABOUT_STATEMENT.has(error.code?.slice(0, 2) ?? "");
}
