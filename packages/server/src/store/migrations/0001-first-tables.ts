import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The first tables. The primary key of `commits` is the fence: of two processes that believe they own a table, only one
 * can write event number N.
 */
export const firstTables: Migration = { up: createTables };

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("tables")
    .addColumn("code", "text", (column) => column.primaryKey())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("demo", "integer", (column) => column.notNull())
    .addColumn("founding", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("commits")
    .addColumn("code", "text", (column) => column.notNull().references("tables.code"))
    .addColumn("from_number", "integer", (column) => column.notNull())
    .addColumn("by_seat", "text", (column) => column.notNull())
    .addColumn("command", "text", (column) => column.notNull())
    .addColumn("command_id", "text")
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("events", "text", (column) => column.notNull())
    .addColumn("rolls", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("commits_fence", ["code", "from_number"])
    .addUniqueConstraint("commits_once", ["code", "by_seat", "command_id"])
    .execute();
  await db.schema
    .createTable("seats")
    .addColumn("code", "text", (column) => column.notNull().references("tables.code"))
    .addColumn("seat", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("color", "text", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) => column.notNull())
    .addColumn("invite_hash", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("seats_key", ["code", "seat"])
    .execute();
  await db.schema
    .createTable("seeds")
    .addColumn("code", "text", (column) => column.notNull().references("tables.code"))
    .addColumn("era", "integer", (column) => column.notNull())
    .addColumn("seed", "text", (column) => column.notNull())
    .addColumn("open_from", "integer", (column) => column.notNull())
    .addColumn("hidden_from", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("seeds_key", ["code", "era"])
    .execute();
  await db.schema
    .createTable("reserves")
    .addColumn("code", "text", (column) => column.primaryKey().references("tables.code"))
    .addColumn("combatants", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("probe")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
}
