import type { Seat } from "@yomiai/rules";
import type { SeatClaimed, TableCreated } from "@yomiai/server";
import type { Table } from "../play/table.ts";
import { callFor } from "./http.ts";

/** A table on a server, with the token of every seat that was claimed. */
export type OpenedTable = { readonly url: string; readonly code: string; readonly tokens: ReadonlyMap<Seat, string> };

/** Makes a table and claims seats at it. @param seats besides the GM's */
export async function openTable(
  url: string,
  given: { readonly ruleset: string; readonly table: Table; readonly seats: readonly Seat[] },
): Promise<OpenedTable> {
  const { house, combatants } = given.table;
  const created = await callFor<TableCreated>(`${url}/api/tables`, {
    body: { ruleset: given.ruleset, title: "卓", house, combatants },
  });
  const tokens = new Map<Seat, string>([["gm", created.token]]);
  for (const seat of given.seats) {
    const body = { seat, name: `プレイヤー${seat}` };
    const claimed = await callFor<SeatClaimed>(`${url}/api/tables/${created.code}/seats`, { body });
    tokens.set(seat, claimed.token);
  }
  return { url, code: created.code, tokens };
}
