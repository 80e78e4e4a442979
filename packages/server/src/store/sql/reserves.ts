import type { Kysely } from "kysely";
import type { Rows } from "../rows.ts";
import type { Store } from "../store.ts";
import type { Guard } from "./guard.ts";
import { writing } from "./writing.ts";

/** What the GMs have prepared. */
export function reservesIn(db: Kysely<Rows>, guard: Guard): Pick<Store, "readReserve" | "writeReserve"> {
  return {
    async readReserve(code) {
      const row = await db.selectFrom("reserves").selectAll().where("code", "=", code).executeTakeFirst();
      return row === undefined ? [] : JSON.parse(row.combatants);
    },
    writeReserve: (code, combatants) =>
      writing(async () => {
        const changed = { combatants: JSON.stringify(combatants) };
        await guard((step) =>
          step
            .insertInto("reserves")
            .values({ code, ...changed })
            .onConflict((conflict) => conflict.column("code").doUpdateSet(changed))
            .execute(),
        );
      }),
  };
}
