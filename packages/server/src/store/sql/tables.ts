import type { Insertable, Kysely, Selectable } from "kysely";
import type { Rows } from "../rows.ts";
import { type Store, StoreConflict, type StoredTable } from "../store.ts";
import type { Guard } from "./guard.ts";
import { seatRow } from "./seats.ts";
import { seedRow } from "./seeds.ts";
import { writing } from "./writing.ts";

/** The tables themselves. A table is made with its GM's seat and its first seed, or not at all. */
export function tablesIn(db: Kysely<Rows>, guard: Guard): Pick<Store, "createTable" | "findTable" | "setOpen"> {
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
    setOpen: (code, open) =>
      writing(async () => {
        await guard((step) =>
          step
            .updateTable("tables")
            .set({ open: open ? 1 : 0 })
            .where("code", "=", code)
            .execute(),
        );
      }),
  };
}

function asRow({ code, title, language, demo, open, founding, createdAt }: StoredTable): Insertable<Rows["tables"]> {
  return {
    code,
    title,
    language,
    demo: demo ? 1 : 0,
    open: open ? 1 : 0,
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
    founding: JSON.parse(row.founding),
    createdAt: Number(row.created_at),
  };
}
