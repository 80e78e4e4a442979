import { isRecordOpen, refuse, type Viewer } from "@yomiai/rules";
import { type Request, Router } from "express";
import type { LiveTable } from "../../encounter/liveTable.ts";
import { momentsOf, type Past } from "../../encounter/moments.ts";
import { csvOf, goneIn, rollsIn } from "../../encounter/rolls.ts";
import type { Tables } from "../../encounter/tables.ts";
import { isoWithOffset } from "../../observe/clockText.ts";
import {
  type DiceReport,
  LOG_TAIL,
  type LogPage,
  REPLAY_PAGE,
  type Replay,
  type RollBook,
  type TableExport,
  type ToldRoll,
} from "../../protocol.ts";
import { openTable, requireGm, viewerOf } from "../callers.ts";
import { readLogQuery, readReplayQuery } from "../requests.ts";

/** Who reads the record. Everything is for the GM alone, and only once all have been told that the record is open. */
function readerOf(table: LiveTable, request: Request, as: "omniscient" | undefined): Viewer {
  if (as === undefined) return viewerOf(table, request);
  requireGm(table, request);
  if (!isRecordOpen(table.encounter)) refuse("recordClosed", "as: the record has not been opened", { field: "as" });
  return as;
}

function rollsOf(table: LiveTable, viewer: Viewer): readonly ToldRoll[] {
  const { ruleset, state } = table.encounter;
  return rollsIn(table.linesOf(viewer), { ruleset, house: state.house });
}

function pastOf(table: LiveTable, viewer: Viewer): Past {
  const { encounter } = table;
  return { encounter, viewer, lines: [...table.linesOf(viewer)], linesAfter: [...table.linesAfter(viewer)] };
}

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

  routes.get("/tables/:code/replay", async (request, response) => {
    const table = await openTable(tables, request);
    const { page, as } = readReplayQuery(request.query);
    const past = await table.between(() => pastOf(table, readerOf(table, request, as)));
    const after = page === 0 ? -1 : page * REPLAY_PAGE;
    const moments = await momentsOf(past, { after, upTo: (page + 1) * REPLAY_PAGE });
    const replay: Replay = { viewer: past.viewer, page, last: past.lines.length, moments };
    response.json(replay);
  });

  routes.get("/tables/:code/dice", async (request, response) => {
    const table = await openTable(tables, request);
    const hidden = viewerOf(table, request) === "gm";
    const report: DiceReport = await table.between(() => table.dice.report(table.encounter, { hidden }));
    response.json(report);
  });

  routes.get("/tables/:code/rolls", async (request, response) => {
    const table = await openTable(tables, request);
    const viewer = viewerOf(table, request);
    const book: RollBook = { viewer, rolls: await table.between(() => rollsOf(table, viewer)) };
    response.json(book);
  });

  routes.get("/tables/:code/rolls.csv", async (request, response) => {
    const table = await openTable(tables, request);
    const viewer = viewerOf(table, request);
    const csv = await table.between(() => {
      const named = [...goneIn(table.linesOf(viewer)), ...Object.values(table.view(viewer).combatants)];
      return csvOf(rollsOf(table, viewer), new Map(named.map(({ id, name }) => [id, name])));
    });
    // Spreadsheets take a file without a mark at its beginning for something older than UTF-8.
    response.attachment(`yomiai-${table.code}-${viewer}-dice.csv`).type("text/csv").send(`\uFEFF${csv}`);
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
