import { Router } from "express";
import type { OpenTable, Tables } from "../../encounter/tables.ts";
import type { TableInfo } from "../../protocol.ts";
import type { TableChanges } from "../../store/store.ts";
import { openTable, openWithPeople, requireGm, seatOf } from "../callers.ts";
import { readTableChanges } from "../requests.ts";
import { describeTable } from "./tableInfo.ts";

/** A table from outside: what anybody with the code may know before joining, its door and its breaks. */
export function tableRoutes(tables: Tables): Router {
  const routes = Router();

  routes.get("/tables/:code", async (request, response) => {
    const table = await openTable(tables, request);
    const info: TableInfo = await table.between(() => describeTable(table));
    response.json(info);
  });

  routes.put("/tables/:code", async (request, response) => {
    const open = await openWithPeople(tables, request);
    const { table } = open;
    seatOf(table, request);
    const changes = readTableChanges(request.body);
    if (!isEndOfBreakWithoutGm(open, changes)) requireGm(table, request);
    await table.change(changes);
    const info: TableInfo = await table.between(() => describeTable(table));
    response.json(info);
  });

  return routes;
}

/** Nobody waits for ever for a GM who called a break and is gone. */
function isEndOfBreakWithoutGm({ presence }: OpenTable, { open, paused }: TableChanges): boolean {
  return open === undefined && paused === false && !presence.has("gm");
}
