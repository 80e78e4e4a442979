import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** A table can be closed to newcomers. Those made before are open. */
export const doors: Migration = { up: addDoors };

async function addDoors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("tables")
    .addColumn("open", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
}
