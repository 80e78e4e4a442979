import { Router } from "express";
import type { Tables } from "../../encounter/tables.ts";
import type { Reserve } from "../../protocol.ts";
import type { Store } from "../../store/store.ts";
import { openTable, requireGm } from "../callers.ts";
import { readReserve } from "../requests.ts";
import { readReserved } from "./readReserved.ts";

/** What a GM prepares and nobody else knows of. */
export function reserveRoutes({ tables, store }: { readonly tables: Tables; readonly store: Store }): Router {
  const routes = Router();

  routes.get("/tables/:code/reserve", async (request, response) => {
    const table = await openTable(tables, request);
    requireGm(table, request);
    const reserve: Reserve = { combatants: await store.readReserve(table.code) };
    response.json(reserve);
  });

  routes.put("/tables/:code/reserve", async (request, response) => {
    const table = await openTable(tables, request);
    requireGm(table, request);
    const combatants = readReserved(readReserve(request.body).combatants, table.encounter.ruleset);
    await store.writeReserve(table.code, combatants);
    const reserve: Reserve = { combatants };
    response.json(reserve);
  });

  return routes;
}
