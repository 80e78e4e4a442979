import { openPool, postgresEngine, requireDurable } from "./postgres.ts";
import { openOn } from "./sqlStore.ts";
import { type Store, StoreUnavailable } from "./store.ts";

/**
 * Opens the store in a PostgreSQL database and brings its tables up to date; servers that do so at the same time wait for
 * each other.
 * @param onError hears of connections that break while nobody uses them
 * @throws StoreUnavailable if the database cannot be used, or would forget what it has acknowledged
 */
export async function openPostgresStore(url: string, onError: (error: Error) => void): Promise<Store> {
  const pool = openPool(url, onError);
  try {
    await requireDurable(pool);
    return await openOn(postgresEngine(pool));
  } catch (error) {
    await pool.end();
    throw new StoreUnavailable("the PostgreSQL database of DATABASE_URL cannot be used", { cause: error });
  }
}
