import { type Kysely, type Selectable, sql } from "kysely";
import type { Engine } from "../engine.ts";
import type { Rows } from "../rows.ts";
import type { Leases, StoredServer } from "../store.ts";
import { writing } from "./writing.ts";

/** Who is there and owns what. */
export function leasesIn(db: Kysely<Rows>, { clock }: Engine): Leases {
  const from = (aliveForMs: number) => sql<number>`${clock} + cast(${aliveForMs} as integer)`;
  const alive = db.selectFrom("servers").where("alive_until", ">", clock);
  const read: Pick<Leases, "servers" | "findServer" | "findHolding" | "isAbandoned" | "leasesOf"> = {
    async servers() {
      const rows = await alive
        .where("leaving", "=", 0)
        .leftJoin("leases", "leases.server", "servers.id")
        .select(({ fn }) => ["id", "address", "secret", fn.count<number>("leases.code").as("tables")])
        .groupBy(["id", "address", "secret"])
        .orderBy("id")
        .execute();
      return rows.map((row) => ({ ...asServer(row), tables: Number(row.tables) }));
    },
    async findServer(id) {
      const row = await alive.where("id", "=", id).select(SERVER).executeTakeFirst();
      return row && asServer(row);
    },
    async findHolding(code) {
      const row = await alive
        .innerJoin("leases", "leases.server", "servers.id")
        .where("leases.code", "=", code)
        .select(SERVER)
        .select("leases.fence")
        .executeTakeFirst();
      return row && { lease: { code, fence: row.fence }, server: asServer(row) };
    },
    async isAbandoned(code) {
      const row = await db
        .selectFrom("leases")
        .select("server")
        .where("code", "=", code)
        .where("server", "is not", null)
        .where("server", "not in", alive.select("id"))
        .executeTakeFirst();
      return row !== undefined;
    },
    async leasesOf(id) {
      return await db.selectFrom("leases").select(["code", "fence"]).where("server", "=", id).execute();
    },
  };
  return {
    ...read,
    enter: (server, aliveForMs) =>
      writing(async () => {
        const { id, ...given } = server;
        const changed = { ...given, leaving: 0, alive_until: from(aliveForMs) };
        await db.transaction().execute(async (step) => {
          const before = step
            .selectFrom("servers")
            .select("id")
            .where("address", "=", server.address)
            .where("id", "<>", id);
          await step.updateTable("leases").set({ server: null }).where("server", "in", before).execute();
          await step.deleteFrom("servers").where("address", "=", server.address).where("id", "<>", id).execute();
          await step
            .insertInto("servers")
            .values({ id, ...changed })
            .onConflict((conflict) => conflict.column("id").doUpdateSet(changed))
            .execute();
        });
      }),
    renew: (id, aliveForMs) =>
      writing(async () => {
        const renewed = await db
          .updateTable("servers")
          .set({ alive_until: from(aliveForMs) })
          .where("id", "=", id)
          .where("alive_until", ">", clock)
          .executeTakeFirst();
        return renewed.numUpdatedRows > 0n;
      }),
    lapse: (id, withinMs) =>
      writing(async () => {
        await db
          .updateTable("servers")
          .set({ alive_until: clock })
          .where("id", "=", id)
          .where("alive_until", ">", clock)
          .where("alive_until", "<=", from(withinMs))
          .execute();
        return (await read.findServer(id)) === undefined;
      }),
    beginLeaving: (id) =>
      writing(async () => {
        await db.updateTable("servers").set({ leaving: 1 }).where("id", "=", id).execute();
      }),
    leave: (id) =>
      writing(async () => {
        await db.transaction().execute(async (step) => {
          await step.updateTable("leases").set({ server: null }).where("server", "=", id).execute();
          await step.deleteFrom("servers").where("id", "=", id).execute();
        });
      }),
    take: (code, id) =>
      writing(async () => {
        const taken = await db
          .insertInto("leases")
          .values({ code, server: id, fence: 1 })
          .onConflict((conflict) =>
            conflict
              .column("code")
              .doUpdateSet({ server: id, fence: sql`leases.fence + 1` })
              .where(({ or, eb }) =>
                or([eb("leases.server", "is", null), eb("leases.server", "not in", alive.select("servers.id"))]),
              ),
          )
          .returning("fence")
          .executeTakeFirst();
        return taken && { code, fence: taken.fence };
      }),
    release: ({ code, fence }) =>
      writing(async () => {
        await db
          .updateTable("leases")
          .set({ server: null })
          .where("code", "=", code)
          .where("fence", "=", fence)
          .execute();
      }),
  };
}

const SERVER = ["servers.id", "servers.address", "servers.secret"] as const;

function asServer({
  id,
  address,
  secret,
}: Pick<Selectable<Rows["servers"]>, "id" | "address" | "secret">): StoredServer {
  return { id, address, secret };
}
