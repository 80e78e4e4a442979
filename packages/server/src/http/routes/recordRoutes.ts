import { Router } from "express";
import type { Tables } from "../../encounter/tables.ts";
import { isoWithOffset } from "../../observe/clockText.ts";
import { type DiceReport, LOG_TAIL, type LogPage, type TableExport } from "../../protocol.ts";
import { openTable, viewerOf } from "../callers.ts";
import { readLogQuery } from "../requests.ts";

/** What is kept of a fight, for each viewer as far as they may know it: log, dice, export. */
export function recordRoutes({ tables, now }: { readonly tables: Tables; readonly now: () => number }): Router {
  const routes = Router();

  routes.get("/tables/:code/log", async (request, response) => {
    const table = await openTable(tables, request);
    const viewer = viewerOf(table, request);
    const { before = Number.POSITIVE_INFINITY } = readLogQuery(request.query);
    const older = (await table.between(() => table.linesOf(viewer))).filter(({ line }) => line < before);
    const page: LogPage = { lines: older.slice(-LOG_TAIL), more: older.length > LOG_TAIL };
    response.json(page);
  });

  routes.get("/tables/:code/dice", async (request, response) => {
    const table = await openTable(tables, request);
    const hidden = viewerOf(table, request) === "gm";
    const report: DiceReport = await table.between(() => table.dice.report(table.encounter, { hidden }));
    response.json(report);
  });

  routes.get("/tables/:code/export", async (request, response) => {
    const table = await openTable(tables, request);
    const viewer = viewerOf(table, request);
    const { code, title, founding } = table.table;
    const exported: TableExport = await table.between(() => ({
      code,
      title,
      ruleset: founding.ruleset,
      version: table.encounter.ruleset.version,
      viewer,
      exportedAt: isoWithOffset(now()),
      table: table.view(viewer),
      log: table.linesOf(viewer),
    }));
    response.attachment(`yomiai-${code}-${viewer}.json`).json(exported);
  });

  return routes;
}
