import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Several servers on one database: who is there until when, who owns which table, and under which lease a commit was
 * appended. What a lone server has written carries 0.
 */
export const leases: Migration = { up: addLeases };

async function addLeases(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("servers")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("leaving", "integer", (column) => column.notNull())
    .addColumn("alive_until", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("leases")
    .addColumn("code", "text", (column) => column.primaryKey().references("tables.code"))
    .addColumn("server", "text")
    .addColumn("fence", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("leases_of_server").on("leases").column("server").execute();
  await db.schema
    .alterTable("commits")
    .addColumn("fence", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
