import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/index.ts";
import { nodeSqliteDialect, openDatabase } from "./nodeSqlite.ts";
import type { Rows } from "./rows.ts";
import { commitsIn } from "./sql/commits.ts";
import { reservesIn } from "./sql/reserves.ts";
import { seatsIn } from "./sql/seats.ts";
import { seedsIn } from "./sql/seeds.ts";
import { tablesIn } from "./sql/tables.ts";
import { writing } from "./sql/writing.ts";
import { type Store, StoreUnavailable } from "./store.ts";

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
    const db = new Kysely<Rows>({ dialect: nodeSqliteDialect(openDatabase(join(folder, DATABASE_FILE))) });
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
function sqlStore(db: Kysely<Rows>): Store {
  return {
    ...tablesIn(db),
    ...commitsIn(db),
    ...seatsIn(db),
    ...seedsIn(db),
    ...reservesIn(db),
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
