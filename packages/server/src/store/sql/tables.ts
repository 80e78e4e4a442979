import type { Insertable, Kysely, Selectable } from "kysely";
import type { Rows } from "../rows.ts";
import { type Store, StoreConflict, type StoredTable } from "../store.ts";
import type { Guard } from "./guard.ts";
import { seatRow } from "./seats.ts";
import { seedRow } from "./seeds.ts";
import { writing } from "./writing.ts";

/** The tables themselves. A table is made with its GM's seat and its first seed, or not at all. */
export function tablesIn(db: Kysely<Rows>, guard: Guard): Pick<Store, "createTable" | "findTable" | "changeTable"> {
  return {
    async createTable(table, gm, seed) {
      try {
        await writing(() =>
          db.transaction().execute(async (step) => {
            await step.insertInto("tables").values(asRow(table)).execute();
            await step.insertInto("seats").values(seatRow(table.code, gm)).execute();
            await step.insertInto("seeds").values(seedRow(table.code, seed)).execute();
          }),
        );
        return true;
      } catch (error) {
        if (error instanceof StoreConflict) return false;
        throw error;
      }
    },
    async findTable(code) {
      const row = await db.selectFrom("tables").selectAll().where("code", "=", code).executeTakeFirst();
      return row && asTable(row);
    },
    changeTable: (code, { open, paused }) =>
      writing(async () => {
        const set = {
          ...(open !== undefined && { open: flag(open) }),
          ...(paused !== undefined && { paused: flag(paused) }),
        };
        await guard((step) => step.updateTable("tables").set(set).where("code", "=", code).execute());
      }),
  };
}

function asRow(table: StoredTable): Insertable<Rows["tables"]> {
  const { code, title, language, demo, open, paused, founding, createdAt } = table;
  return {
    code,
    title,
    language,
    demo: flag(demo),
    open: flag(open),
    paused: flag(paused),
    founding: JSON.stringify(founding),
    created_at: createdAt,
  };
}

function asTable(row: Selectable<Rows["tables"]>): StoredTable {
  return {
    code: row.code,
    title: row.title,
    language: row.language === "en" ? "en" : "ja",
    demo: row.demo === 1,
    open: row.open === 1,
    paused: row.paused === 1,
    founding: JSON.parse(row.founding),
    createdAt: Number(row.created_at),
  };
}

/** The databases share no truth values: 1 or 0. */
function flag(is: boolean): number {
  return is ? 1 : 0;
}
