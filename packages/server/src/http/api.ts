import { Refused, type Ruleset, refuse, type Seat, type Viewer } from "@yomiai/rules";
import { type Request, type RequestHandler, Router } from "express";
import { z } from "zod";
import type { LiveTable } from "../encounter/liveTable.ts";
import type { Tables } from "../encounter/tables.ts";
import { isoWithOffset } from "../observe/clockText.ts";
import {
  type DiceReport,
  LOG_TAIL,
  type LogPage,
  type Reserve,
  type RulesetInfo,
  type SeatClaimed,
  type SeatInvite,
  type SeatResumed,
  type TableCreated,
  type TableExport,
  type TableInfo,
} from "../protocol.ts";
import { readCode } from "../seats/tableCode.ts";
import type { Store } from "../store/store.ts";
import { answerReachable } from "./reachable.ts";
import {
  readClaim,
  readDoor,
  readLogQuery,
  readNewTable,
  readPerson,
  readReserve,
  readSeatParameter,
} from "./requests.ts";
import { readReserved } from "./reserve.ts";
import { describeTable } from "./tableInfo.ts";

/** What the API works with. */
export type ApiParts = {
  readonly tables: Tables;
  readonly store: Store;
  readonly rulesets: Readonly<Record<string, Ruleset>>;
  readonly now: () => number;
  readonly publicUrl: string | undefined;
  /** Counts new tables by address. */
  readonly limitCreating: RequestHandler;
  /** Counts unknown codes and false tokens by address. */
  readonly limitGuessing: RequestHandler;
};

/** The HTTP API under `/api`, as `protocol.ts` describes it. */
export function apiRouter(parts: ApiParts): Router {
  const { tables, store, now } = parts;
  const api = Router();
  api.use((_request, response, next) => {
    response.set("Cache-Control", "no-store");
    next();
  });

  api.get("/server", answerReachable(parts.publicUrl));

  const infos = Object.values(parts.rulesets).map(describeRuleset);
  api.get("/rulesets", (_request, response) => {
    response.json(infos);
  });

  api.post("/tables", parts.limitCreating, async (request, response) => {
    const created: TableCreated = await tables.create(readNewTable(request.body));
    response.status(201).json(created);
  });

  api.use("/tables/:code", parts.limitGuessing);

  api.get("/tables/:code", async (request, response) => {
    const table = await openTable(tables, request);
    const info: TableInfo = await table.between(() => describeTable(table));
    response.json(info);
  });

  api.put("/tables/:code", async (request, response) => {
    const table = await openTable(tables, request);
    requireGm(table, request);
    await table.setOpen(readDoor(request.body).open);
    const info: TableInfo = await table.between(() => describeTable(table));
    response.json(info);
  });

  api.post("/tables/:code/seats", async (request, response) => {
    const table = await openTable(tables, request);
    const claimed: SeatClaimed = await table.claim(readClaim(request.body));
    response.status(201).json(claimed);
  });

  api.post("/tables/:code/resume", async (request, response) => {
    const table = await openTable(tables, request);
    const seat = seatOf(table, request);
    const resumed: SeatResumed = { seat, name: table.seats.find(seat)?.name ?? "" };
    response.json(resumed);
  });

  api.put("/tables/:code/seats/:seat", async (request, response) => {
    const table = await openTable(tables, request);
    const seat = readSeatParameter(request.params.seat);
    if (seatOf(table, request) !== seat) refuse("notYourSeat", "only who sits there");
    const person = readPerson(request.body);
    await table.rename(seat, person);
    response.json({ seat, name: person.name } satisfies SeatResumed);
  });

  api.post("/tables/:code/seats/:seat/invite", async (request, response) => {
    const table = await openTable(tables, request);
    requireGm(table, request);
    const seat = readSeatParameter(request.params.seat);
    const invite: SeatInvite = { seat, invite: await table.invite(seat) };
    response.status(201).json(invite);
  });

  api.post("/tables/:code/seats/:seat/release", async (request, response) => {
    const table = await openTable(tables, request);
    const seat = readSeatParameter(request.params.seat);
    if (seatOf(table, request) !== seat) requireGm(table, request);
    if (seat === "gm") refuse("badArgument", "seat: the GM's seat is handed on by an invite", { field: "seat" });
    await table.release(seat);
    response.status(204).end();
  });

  api.get("/tables/:code/log", async (request, response) => {
    const table = await openTable(tables, request);
    const viewer = viewerOf(table, request);
    const { before = Number.POSITIVE_INFINITY } = readLogQuery(request.query);
    const older = (await table.between(() => table.linesOf(viewer))).filter(({ line }) => line < before);
    const page: LogPage = { lines: older.slice(-LOG_TAIL), more: older.length > LOG_TAIL };
    response.json(page);
  });

  api.get("/tables/:code/dice", async (request, response) => {
    const table = await openTable(tables, request);
    const hidden = viewerOf(table, request) === "gm";
    const report: DiceReport = await table.between(() => table.dice.report(table.encounter, { hidden }));
    response.json(report);
  });

  api.get("/tables/:code/export", async (request, response) => {
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

  api.get("/tables/:code/reserve", async (request, response) => {
    const table = await openTable(tables, request);
    requireGm(table, request);
    const reserve: Reserve = { combatants: await store.readReserve(table.code) };
    response.json(reserve);
  });

  api.put("/tables/:code/reserve", async (request, response) => {
    const table = await openTable(tables, request);
    requireGm(table, request);
    const combatants = readReserved(readReserve(request.body).combatants, table.encounter.ruleset);
    await store.writeReserve(table.code, combatants);
    response.json({ combatants } satisfies Reserve);
  });

  return api;
}

async function openTable(tables: Tables, request: Request<{ code: string }>): Promise<LiveTable> {
  const code = readCode(request.params.code) ?? refuse("unknownTable", "no table has this code");
  return (await tables.open(code)).table;
}

/** The bearer token of a request, "" if there is none. */
function tokenOf(request: Request): string {
  return /^Bearer +(\S+)$/i.exec(request.get("Authorization") ?? "")?.[1] ?? "";
}

/** @throws Refused `badToken` */
function seatOf(table: LiveTable, request: Request): Seat {
  return table.seats.findByToken(tokenOf(request)) ?? refuse("badToken", "this token holds no seat at this table");
}

/** A request without a token is a spectator's; one with a false token is refused. */
function viewerOf(table: LiveTable, request: Request): Viewer {
  return request.get("Authorization") === undefined ? "spectator" : seatOf(table, request);
}

function requireGm(table: LiveTable, request: Request): void {
  if (seatOf(table, request) !== "gm") throw new Refused({ code: "gmOnly", message: "only the GM" });
}

/** Sheets and house rules as JSON Schema, so that a client can make forms of them. */
function describeRuleset(ruleset: Ruleset): RulesetInfo {
  const asJsonSchema = (schema: z.ZodType) =>
    JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })));
  return {
    id: ruleset.id,
    sheet: asJsonSchema(ruleset.sheet),
    house: asJsonSchema(ruleset.house),
    houseDefaults: JSON.parse(JSON.stringify(ruleset.house.parse({}))),
    starters: ruleset.starters,
  };
}
