import { Router } from "express";
import type { Tables } from "../../encounter/tables.ts";
import type { TableInfo } from "../../protocol.ts";
import { openTable, requireGm } from "../callers.ts";
import { readDoor } from "../requests.ts";
import { describeTable } from "./tableInfo.ts";

/** A table from outside: what anybody with the code may know before joining, and its door. */
export function tableRoutes(tables: Tables): Router {
  const routes = Router();

  routes.get("/tables/:code", async (request, response) => {
    const table = await openTable(tables, request);
    const info: TableInfo = await table.between(() => describeTable(table));
    response.json(info);
  });

  routes.put("/tables/:code", async (request, response) => {
    const table = await openTable(tables, request);
    requireGm(table, request);
    await table.setOpen(readDoor(request.body).open);
    const info: TableInfo = await table.between(() => describeTable(table));
    response.json(info);
  });

  return routes;
}
