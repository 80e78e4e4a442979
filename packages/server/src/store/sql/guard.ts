import type { Kysely } from "kysely";
import type { Engine } from "../engine.ts";
import type { Rows } from "../rows.ts";
import { type Lease, LeaseLost } from "../store.ts";

/** Makes a write on the database that it is given, or refuses to. */
export type Guard = <T>(write: (db: Kysely<Rows>) => Promise<T>) => Promise<T>;

/** Lets every write through. */
export function unguarded(db: Kysely<Rows>): Guard {
  return (write) => write(db);
}

/** Lets a write through while the lease is the latest of its table, which nobody can change before the write is done. */
export function guardedBy(lease: Lease, { db, engine }: { readonly db: Kysely<Rows>; readonly engine: Engine }): Guard {
  return (write) =>
    db.transaction().execute(async (step) => {
      const held = await step
        .selectFrom("leases")
        .select("fence")
        .where("code", "=", lease.code)
        .$if(engine.locksRows, (query) => query.forShare())
        .executeTakeFirst();
      if (held?.fence !== lease.fence) throw leaseLost(lease);
      return await write(step);
    });
}

/** The error of a write that came too late. */
export function leaseLost({ code, fence }: Lease): LeaseLost {
  return new LeaseLost(`${code}: lease ${fence} is over`);
}
