import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { isSeat, type Seat } from "@yomiai/rules";
import { type Insertable, Kysely, type Selectable } from "kysely";
import { Migrator } from "kysely/migration";
import { GroupCommit } from "./groupCommit.ts";
import { migrations } from "./migrations/index.ts";
import { nodeSqliteDialect, openDatabase } from "./nodeSqlite.ts";
import type { Rows } from "./rows.ts";
import {
  type Store,
  StoreConflict,
  type StoredCommit,
  type StoredSeat,
  type StoredSeed,
  StoreUnavailable,
} from "./store.ts";

/** Name of the database file in the data folder. */
export const DATABASE_FILE = "yomiai.sqlite";

/**
 * Opens the embedded store, brings its tables up to date, and makes the folder if it is missing (readable by its owner
 * alone: the dice seeds lie in it).
 * @throws StoreUnavailable if the folder or file cannot be used
 */
export async function openSqlStore(folder: string): Promise<Store> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const database = openDatabase(join(folder, DATABASE_FILE));
    const db = new Kysely<Rows>({ dialect: nodeSqliteDialect(database) });
    await migrate(db);
    return sqlStore(db);
  } catch (error) {
    throw new StoreUnavailable(`the store in ${folder} cannot be opened`, { cause: error });
  }
}

async function migrate(db: Kysely<Rows>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** The store over a database that has its tables. */
export function sqlStore(db: Kysely<Rows>): Store {
  const commits = new GroupCommit<Insertable<Rows["commits"]>>(async (rows) => {
    await db.insertInto("commits").values(rows).execute();
  });
  return {
    createTable: (table, gm, seed) =>
      writing(async () => {
        try {
          await db.transaction().execute(async (step) => {
            await step
              .insertInto("tables")
              .values({
                code: table.code,
                title: table.title,
                language: table.language,
                demo: table.demo ? 1 : 0,
                founding: JSON.stringify(table.founding),
                created_at: table.createdAt,
              })
              .execute();
            await step.insertInto("seats").values(seatRow(table.code, gm)).execute();
            await step.insertInto("seeds").values(seedRow(table.code, seed)).execute();
          });
          return true;
        } catch (error) {
          if (isConstraint(error)) return false;
          throw error;
        }
      }),
    async findTable(code) {
      const row = await db.selectFrom("tables").selectAll().where("code", "=", code).executeTakeFirst();
      if (row === undefined) return undefined;
      return {
        code,
        title: row.title,
        language: row.language === "en" ? "en" : "ja",
        demo: row.demo === 1,
        founding: JSON.parse(row.founding),
        createdAt: Number(row.created_at),
      };
    },
    async readCommits(code) {
      const rows = await db.selectFrom("commits").selectAll().where("code", "=", code).orderBy("from_number").execute();
      return rows.map(readCommit);
    },
    append: (code, stored) => writing(() => commits.add(commitRow(code, stored))),
    async readSeats(code) {
      const rows = await db.selectFrom("seats").selectAll().where("code", "=", code).execute();
      return rows.map((row) => ({
        seat: readSeat(row.seat),
        name: row.name,
        color: row.color,
        tokenHash: row.token_hash,
        inviteHash: row.invite_hash,
      }));
    },
    putSeat: (code, seat) =>
      writing(async () => {
        const { code: _, seat: __, ...changed } = seatRow(code, seat);
        await db
          .insertInto("seats")
          .values(seatRow(code, seat))
          .onConflict((conflict) => conflict.columns(["code", "seat"]).doUpdateSet(changed))
          .execute();
      }),
    removeSeat: (code, seat) =>
      writing(async () => {
        await db.deleteFrom("seats").where("code", "=", code).where("seat", "=", seat).execute();
      }),
    async readSeeds(code) {
      const rows = await db.selectFrom("seeds").selectAll().where("code", "=", code).orderBy("era").execute();
      return rows.map((row) => ({
        era: row.era,
        seed: row.seed,
        openFrom: row.open_from,
        hiddenFrom: row.hidden_from,
      }));
    },
    putSeed: (code, seed) =>
      writing(async () => {
        const { code: _, era: __, ...changed } = seedRow(code, seed);
        await db
          .insertInto("seeds")
          .values(seedRow(code, seed))
          .onConflict((conflict) => conflict.columns(["code", "era"]).doUpdateSet(changed))
          .execute();
      }),
    async readReserve(code) {
      const row = await db.selectFrom("reserves").selectAll().where("code", "=", code).executeTakeFirst();
      return row === undefined ? [] : JSON.parse(row.combatants);
    },
    writeReserve: (code, combatants) =>
      writing(async () => {
        const changed = { combatants: JSON.stringify(combatants) };
        await db
          .insertInto("reserves")
          .values({ code, ...changed })
          .onConflict((conflict) => conflict.column("code").doUpdateSet(changed))
          .execute();
      }),
    probe: () =>
      writing(async () => {
        const changed = { at: Date.now() };
        await db
          .insertInto("probe")
          .values({ id: 1, ...changed })
          .onConflict((conflict) => conflict.column("id").doUpdateSet(changed))
          .execute();
      }),
    close: () => db.destroy(),
  };
}

/** Names what a failed write means: somebody else's row in our place, or a disk that refuses. */
async function writing<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isConstraint(error)) throw new StoreConflict("another process has written to this table", { cause: error });
    throw new StoreUnavailable("the store cannot write", { cause: error });
  }
}

/** SQLite's primary result code for a violated constraint; extended codes carry it in their low byte. */
const SQLITE_CONSTRAINT = 19;

function isConstraint(error: unknown): boolean {
  const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
  return typeof code === "number" && (code & 0xff) === SQLITE_CONSTRAINT;
}

function commitRow(code: string, { commit, commandId, version, at }: StoredCommit): Insertable<Rows["commits"]> {
  return {
    code,
    from_number: commit.from,
    by_seat: commit.by,
    command: commit.command,
    command_id: commandId ?? null,
    version,
    events: JSON.stringify(commit.events),
    rolls: JSON.stringify(commit.rolls),
    at,
  };
}

function readCommit(row: Selectable<Rows["commits"]>): StoredCommit {
  const commit = {
    from: row.from_number,
    by: readSeat(row.by_seat),
    command: row.command,
    events: JSON.parse(row.events),
    rolls: JSON.parse(row.rolls),
  };
  const { version, at } = row;
  return row.command_id === null
    ? { commit, version, at: Number(at) }
    : { commit, commandId: row.command_id, version, at: Number(at) };
}

function readSeat(text: string): Seat {
  if (!isSeat(text)) throw new Error(`the store names a seat "${text}"`);
  return text;
}

function seatRow(code: string, { seat, name, color, tokenHash, inviteHash }: StoredSeat): Insertable<Rows["seats"]> {
  return { code, seat, name, color, token_hash: tokenHash, invite_hash: inviteHash };
}

function seedRow(code: string, { era, seed, openFrom, hiddenFrom }: StoredSeed): Insertable<Rows["seeds"]> {
  return { code, era, seed, open_from: openFrom, hidden_from: hiddenFrom };
}
