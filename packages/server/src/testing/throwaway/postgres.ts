import { spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "./freePort.ts";
import { ThrowawayProcess } from "./process.ts";
import { findProgram, nobody } from "./program.ts";

/** PostgreSQL's programs on this machine. */
export const postgresProgram = findProgram("postgres", "postgresql");
const initdb = findProgram("initdb", "postgresql");

const SETTINGS = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "recovery_init_sync_method=syncfs"];

/** A PostgreSQL of a test's own, in a folder that goes with it. It syncs to disk as a real one does. */
export class ThrowawayPostgres {
  readonly #folder: string;
  readonly #port: number;
  #process: ThrowawayProcess | undefined;
  #databases = 0;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
  }

  /** Makes one and starts it. Rejects if the programs are not here: ask `whyNot(postgresProgram)` before. */
  static async start(): Promise<ThrowawayPostgres> {
    if ("missing" in initdb) throw new Error(initdb.missing);
    const folder = mkdtempSync(join(tmpdir(), "yomiai-postgres-"));
    if (nobody !== undefined) chownSync(folder, nobody.uid, nobody.gid);
    const options = ["-D", folder, "-U", "yomiai", "--auth=trust", "--no-sync", "-E", "UTF8", "--no-locale"];
    const made = spawnSync(initdb.path, options, { ...nobody, encoding: "utf8" });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
    const server = new ThrowawayPostgres(folder, await freePort());
    await server.resume();
    return server;
  }

  /** A new, empty database. */
  async createDatabase(): Promise<string> {
    this.#databases += 1;
    const name = `test${this.#databases}`;
    await this.query("postgres", `CREATE DATABASE ${name}`);
    return this.#urlOf(name);
  }

  /** Asks with a connection of its own. @param database its name or address */
  async query<Row extends pg.QueryResultRow>(database: string, text: string): Promise<readonly Row[]> {
    const url = database.includes("://") ? database : this.#urlOf(database);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** Ends it in order, as an upgrade does: who is connected is cut off. */
  async stop(): Promise<void> {
    await this.#process?.end("SIGINT");
  }

  /** Ends it at once, as a crash does; it recovers when it is resumed. */
  async crash(): Promise<void> {
    await this.#process?.end("SIGQUIT");
  }

  /** Starts it again where it stood. */
  async resume(): Promise<void> {
    if ("missing" in postgresProgram) throw new Error(postgresProgram.missing);
    const command = [
      postgresProgram.path,
      "-D",
      this.#folder,
      "-p",
      String(this.#port),
      ...SETTINGS.flatMap((setting) => ["-c", setting]),
    ] as const;
    const ready = /ready to accept connections/;
    this.#process = await ThrowawayProcess.start(command, { ready, options: { ...nobody } });
  }

  /** Ends it and takes its data away. */
  async remove(): Promise<void> {
    await this.crash();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #urlOf(database: string): string {
    return `postgres://yomiai@127.0.0.1:${this.#port}/${database}`;
  }
}
