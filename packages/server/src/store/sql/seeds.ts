import type { Insertable, Kysely } from "kysely";
import type { Rows } from "../rows.ts";
import type { Store, StoredSeed } from "../store.ts";
import type { Guard } from "./guard.ts";
import { writing } from "./writing.ts";

/** The dice seeds of all tables. */
export function seedsIn(db: Kysely<Rows>, guard: Guard): Pick<Store, "readSeeds" | "putSeed"> {
  return {
    async readSeeds(code) {
      const rows = await db.selectFrom("seeds").selectAll().where("code", "=", code).orderBy("era").execute();
      return rows.map(({ era, seed, open_from, hidden_from }) => ({
        era,
        seed,
        openFrom: open_from,
        hiddenFrom: hidden_from,
      }));
    },
    putSeed: (code, seed) =>
      writing(async () => {
        const { code: _, era: __, ...changed } = seedRow(code, seed);
        await guard((step) =>
          step
            .insertInto("seeds")
            .values(seedRow(code, seed))
            .onConflict((conflict) => conflict.columns(["code", "era"]).doUpdateSet(changed))
            .execute(),
        );
      }),
  };
}

/** A seed as a row. */
export function seedRow(code: string, { era, seed, openFrom, hiddenFrom }: StoredSeed): Insertable<Rows["seeds"]> {
  return { code, era, seed, open_from: openFrom, hidden_from: hiddenFrom };
}
