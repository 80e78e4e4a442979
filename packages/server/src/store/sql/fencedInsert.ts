import { type Insertable, type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import type { Rows } from "../rows.ts";
import { leaseLost } from "./guard.ts";

/** A commit as it is inserted. */
export type CommitRow = Insertable<Rows["commits"]>;

/** Columns that are no text; the databases do not guess them from parameters. */
const NUMBERS: ReadonlySet<string> = new Set(["from_number", "version", "at", "fence"]);

const COLUMNS = [
  "code",
  "from_number",
  "by_seat",
  "command",
  "command_id",
  "version",
  "events",
  "rolls",
  "at",
  "fence",
] as const satisfies readonly (keyof CommitRow)[];

/**
 * Inserts the commits whose fence is the latest of their table. One statement looks at the leases, holds them and writes,
 * so a lone commit costs one way to the database and a server that stands still holds no lock.
 * @returns the commits whose lease is over
 */
export async function insertFenced(
  { db, engine }: { readonly db: Kysely<Rows>; readonly engine: Engine },
  rows: readonly CommitRow[],
): Promise<ReadonlyMap<CommitRow, Error>> {
  const names = sql.join(COLUMNS.map((column) => sql.ref(column)));
  const given = rows.map((row) => sql`(${sql.join(COLUMNS.map((column) => parameter(row, column)))})`);
  const codes = [...new Set(rows.map(({ code }) => code))];
  const { rows: written } = await sql<{ code: string; from_number: number }>`
    with held as (
      select code, fence from leases where code in (${sql.join(codes)}) ${engine.locksRows ? sql`for share` : sql``}
    ), given (${names}) as (values ${sql.join(given)})
    insert into commits (${names})
    select ${sql.join(COLUMNS.map((column) => sql.ref(`given.${column}`)))}
    from given inner join held on held.code = given.code and held.fence = given.fence
    returning code, from_number`.execute(db);
  const done = new Set(written.map(({ code, from_number }) => `${code} ${from_number}`));
  const late = rows.filter(({ code, from_number }) => !done.has(`${code} ${from_number}`));
  return new Map(late.map((row) => [row, leaseLost({ code: row.code, fence: row.fence })]));
}

function parameter(row: CommitRow, column: (typeof COLUMNS)[number]) {
  const value = row[column] ?? null;
  return NUMBERS.has(column) ? sql`cast(${value} as bigint)` : sql`cast(${value} as text)`;
}
