import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** A table can be paused. Those made before are not. */
export const pauses: Migration = { up: addPauses };

async function addPauses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("tables")
    .addColumn("paused", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
