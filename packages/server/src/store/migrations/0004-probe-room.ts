import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The probe can try whether there is room for as much as is to be written. */
export const probeRoom: Migration = { up: addRoom };

async function addRoom(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("probe")
    .addColumn("room", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
