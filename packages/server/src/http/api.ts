import type { Random, Ruleset } from "@yomiai/rules";
import { type RequestHandler, Router } from "express";
import type { Logger } from "pino";
import type { Routing } from "../cluster/routing.ts";
import type { Tables } from "../encounter/tables.ts";
import type { TableCreated } from "../protocol.ts";
import type { Store } from "../store/store.ts";
import { answerReachable } from "./reachable.ts";
import { readNewTable } from "./requests.ts";
import { npcRoutes } from "./routes/npcRoutes.ts";
import { recordRoutes } from "./routes/recordRoutes.ts";
import { reserveRoutes } from "./routes/reserveRoutes.ts";
import { describeRuleset } from "./routes/rulesetInfo.ts";
import { seatRoutes } from "./routes/seatRoutes.ts";
import { tableRoutes } from "./routes/tableRoutes.ts";
import { unlessSeated } from "./unlessSeated.ts";

/** What the API works with. */
export type ApiParts = {
  readonly tables: Tables;
  readonly store: Store;
  readonly routing: Routing;
  readonly rulesets: Readonly<Record<string, Ruleset>>;
  readonly now: () => number;
  readonly log: Logger;
  /** Where combatants that play by themselves get their whims from. */
  readonly random: Random;
  readonly publicUrl: string | undefined;
  /** Counts new tables by address. */
  readonly limitCreating: RequestHandler;
  /** Counts unknown codes and false tokens by address. */
  readonly limitGuessing: RequestHandler;
};

/** The HTTP API under `/api`, as `protocol.ts` describes it. */
export function apiRouter(parts: ApiParts): Router {
  const { tables } = parts;
  const api = Router();
  api.use(neverKept);
  api.get("/server", answerReachable(parts.publicUrl));
  const rulesets = Object.values(parts.rulesets).map(describeRuleset);
  api.get("/rulesets", (_request, response) => {
    response.json(rulesets);
  });
  api.post("/tables", parts.limitCreating, parts.routing.toLeastLoaded, async (request, response) => {
    const created: TableCreated = await tables.create(readNewTable(request.body));
    response.status(201).json(created);
  });
  api.use("/tables/:code", unlessSeated(parts.store, parts.limitGuessing), parts.routing.toOwner);
  api.use(tableRoutes(tables), seatRoutes(tables), recordRoutes(parts), reserveRoutes(parts), npcRoutes(parts));
  return api;
}

/** What the API says is one viewer's, and true for the moment. */
const neverKept: RequestHandler = (_request, response, next) => {
  response.set("Cache-Control", "no-store");
  next();
};
