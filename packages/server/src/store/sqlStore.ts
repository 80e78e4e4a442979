import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import type { Engine } from "./engine.ts";
import { migrations } from "./migrations/index.ts";
import { nodeSqliteEngine, openDatabase } from "./nodeSqlite.ts";
import type { Rows } from "./rows.ts";
import { type Appending, appending, commitsIn } from "./sql/commits.ts";
import { insertFenced } from "./sql/fencedInsert.ts";
import { type Guard, guardedBy, unguarded } from "./sql/guard.ts";
import { leasesIn } from "./sql/leases.ts";
import { reservesIn } from "./sql/reserves.ts";
import { seatsIn } from "./sql/seats.ts";
import { seedsIn } from "./sql/seeds.ts";
import { tablesIn } from "./sql/tables.ts";
import { writing } from "./sql/writing.ts";
import { type Lease, type Store, StoreUnavailable } from "./store.ts";

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
    return await sqlStoreOver(openDatabase(join(folder, DATABASE_FILE)));
  } catch (error) {
    throw new StoreUnavailable(`the store in ${folder} cannot be opened`, { cause: error });
  }
}

/** The store over an open database, which is closed with it. Its tables are brought up to date. */
export function sqlStoreOver(database: DatabaseSync): Promise<Store> {
  return openOn(nodeSqliteEngine(database));
}

/** The store on an engine, whose tables are brought up to date. */
export async function openOn(engine: Engine): Promise<Store> {
  const db = new Kysely<Rows>({ dialect: engine.dialect });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return sqlStore({ db, engine });
}

type Opened = { readonly db: Kysely<Rows>; readonly engine: Engine };

/** The store over a database that has its tables. */
function sqlStore(opened: Opened): Store {
  const { db, engine } = opened;
  const free = appending(async (rows) => {
    await db.insertInto("commits").values(rows).execute();
    return new Map();
  });
  const fenced = appending((rows) => insertFenced(opened, rows));
  const store: Store = {
    ...tablesAndSeats(opened, unguarded(db)),
    ...commitsIn(db, { appending: free }),
    leases: leasesIn(db, engine),
    under: (lease) => ({ ...store, ...owned(opened, { lease, fenced }) }),
    probe: (room) => probe(unguarded(db), room),
    close: () => db.destroy(),
  };
  return store;
}

function owned(opened: Opened, { lease, fenced }: { readonly lease: Lease; readonly fenced: Appending }) {
  const guard = guardedBy(lease, opened);
  return {
    ...tablesAndSeats(opened, guard),
    ...commitsIn(opened.db, { appending: fenced, lease }),
    probe: (room?: number) => probe(guard, room),
  };
}

function tablesAndSeats({ db }: Opened, guard: Guard) {
  return { ...tablesIn(db, guard), ...seatsIn(db, guard), ...seedsIn(db, guard), ...reservesIn(db, guard) };
}

/** Writes as much as is asked for, and takes it away again. A disk may have room for a row and none for a commit. */
async function probe(guard: Guard, room = 0): Promise<void> {
  if (room > 0) await writeProbe(guard, " ".repeat(room));
  await writeProbe(guard, "");
}

function writeProbe(guard: Guard, room: string): Promise<void> {
  return writing(async () => {
    const changed = { at: Date.now(), room };
    await guard((db) =>
      db
        .insertInto("probe")
        .values({ id: 1, ...changed })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(changed))
        .execute(),
    );
  });
}
