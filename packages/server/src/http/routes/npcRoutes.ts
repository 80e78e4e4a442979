import { Router } from "express";
import type { MoveParts } from "../../bots/oneMove.ts";
import { playNpcs } from "../../bots/playNpcs.ts";
import type { Tables } from "../../encounter/tables.ts";
import type { NpcsPlayed } from "../../protocol.ts";
import { openTable, requireGm } from "../callers.ts";

/** A GM who lets the own combatants play by themselves. */
export function npcRoutes({ tables, log, random }: Omit<MoveParts, "table"> & { readonly tables: Tables }): Router {
  const routes = Router();

  routes.post("/tables/:code/npcs", async (request, response) => {
    const table = await openTable(tables, request);
    requireGm(table, request);
    const played: NpcsPlayed = { moves: await playNpcs({ table, log, random }) };
    response.json(played);
  });

  return routes;
}
