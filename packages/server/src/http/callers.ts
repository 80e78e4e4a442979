import { refuse, type Seat, type Viewer } from "@yomiai/rules";
import type { Request } from "express";
import type { LiveTable } from "../encounter/liveTable.ts";
import type { OpenTable, Tables } from "../encounter/tables.ts";
import { readCode } from "../seats/tableCode.ts";

/** The table that a request's path names, opened if it is closed. @throws Refused `unknownTable` */
export async function openTable(tables: Tables, request: Request<{ code: string }>): Promise<LiveTable> {
  return (await openWithPeople(tables, request)).table;
}

/** The same with who is there. @throws Refused `unknownTable` */
export async function openWithPeople(tables: Tables, request: Request<{ code: string }>): Promise<OpenTable> {
  const code = readCode(request.params.code) ?? refuse("unknownTable", "no table has this code");
  return await tables.open(code);
}

/** The seat that a request's token holds. @throws Refused `badToken` */
export function seatOf(table: LiveTable, request: Request): Seat {
  return table.seats.findByToken(tokenOf(request)) ?? refuse("badToken", "this token holds no seat at this table");
}

/** Who looks: a request without a token is a spectator's. @throws Refused `badToken` for a false one */
export function viewerOf(table: LiveTable, request: Request): Viewer {
  return request.get("Authorization") === undefined ? "spectator" : seatOf(table, request);
}

/** @throws Refused `badToken`, or `gmOnly` for another seat's token */
export function requireGm(table: LiveTable, request: Request): void {
  if (seatOf(table, request) !== "gm") refuse("gmOnly", "only the GM");
}

/** The bearer token of a request, "" if there is none. */
export function tokenOf(request: Request): string {
  return /^Bearer +(\S+)$/i.exec(request.get("Authorization") ?? "")?.[1] ?? "";
}
