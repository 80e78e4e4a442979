import { Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postgresProgram, ThrowawayPostgres } from "../testing/throwaway/postgres.ts";
import { whyNot } from "../testing/throwaway/program.ts";
import { openPool, postgresEngine } from "./postgres.ts";
import { openPostgresStore } from "./postgresStore.ts";
import { StoreUnavailable } from "./store.ts";

const why = whyNot(postgresProgram);

describe.skipIf(why !== undefined)("a PostgreSQL", { timeout: 60_000 }, () => {
  let server: ThrowawayPostgres;
  beforeAll(async () => {
    server = await ThrowawayPostgres.start();
  }, 60_000);
  afterAll(() => server?.remove(), 60_000);

  test("that tells of commits before they are on the disk is refused by the setting's name", async () => {
    const url = await server.createDatabase();
    await server.query(url, "ALTER ROLE yomiai SET synchronous_commit = off");
    const cause = expect.objectContaining({ message: expect.stringContaining("synchronous_commit = off") });
    await expect(openPostgresStore(url, () => {})).rejects.toMatchObject({ cause });
    await server.query(url, "ALTER ROLE yomiai RESET synchronous_commit");
    await (await openPostgresStore(url, () => {})).close();
  });

  test("that does not sync to its disk is refused by the setting's name", async () => {
    const url = await server.createDatabase();
    const set = async (value: "on" | "off") => {
      await server.query(url, `ALTER SYSTEM SET fsync = ${value}`);
      await server.query(url, "SELECT pg_reload_conf()");
      await expect.poll(() => server.query(url, "SHOW fsync")).toEqual([{ fsync: value }]);
    };
    await set("off");
    const cause = expect.objectContaining({ message: expect.stringContaining("fsync = off") });
    await expect(openPostgresStore(url, () => {})).rejects.toMatchObject({ cause });
    const left = "SELECT count(*) AS n FROM pg_stat_activity WHERE application_name = 'yomiai'";
    await expect.poll(() => server.query(url, left), { timeout: 8000 }).toEqual([{ n: "0" }]);
    await set("on");
  });

  test("that cannot do its work is asked by another connection the next time", async () => {
    const pool = openPool(await server.createDatabase(), () => {});
    const db = new Kysely<object>({ dialect: postgresEngine(pool).dialect });
    const connection = async () =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
    const first = await connection();
    expect(await connection()).toBe(first);
    const noRoom = sql`do $$ begin raise exception 'no room' using errcode = 'disk_full'; end $$`;
    await expect(noRoom.execute(db)).rejects.toThrow(StoreUnavailable);
    expect(await connection()).not.toBe(first);
    await db.destroy();
  });

  test("that goes while a connection rests in the middle of its use fails that use, and nothing else", async () => {
    const pool = openPool(await server.createDatabase(), () => {});
    const db = new Kysely<object>({ dialect: postgresEngine(pool).dialect });
    const ask = (on: Kysely<object>) => sql`select 1`.execute(on);
    const used = db.connection().execute(async (connection) => {
      await ask(connection);
      await server.stop();
      await ask(connection);
    });
    await expect(used).rejects.toThrow(StoreUnavailable);
    await expect(ask(db)).rejects.toThrow(StoreUnavailable);
    await server.resume();
    await ask(db);
    await db.destroy();
  });
});
