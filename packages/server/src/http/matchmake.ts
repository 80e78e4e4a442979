import { type IRoomCache, matchMaker } from "@colyseus/core";
import { refuse, type Viewer } from "@yomiai/rules";
import { type ErrorRequestHandler, type RequestHandler, Router } from "express";
import { z } from "zod";
import type { Routing } from "../cluster/routing.ts";
import type { LiveTable } from "../encounter/liveTable.ts";
import { findRoom, type OpenTable, type Tables } from "../encounter/tables.ts";
import { ROOM_NAME } from "../protocol.ts";
import { type Identity, MAX_CONNECTIONS_OF_SEAT, MAX_SPECTATORS } from "../seats/presence.ts";
import { readCode } from "../seats/tableCode.ts";
import type { Store } from "../store/store.ts";
import { refusalOf, statusOf } from "./errors.ts";
import { unlessSeated } from "./unlessSeated.ts";

const joinOptions = z.object({ token: z.string().optional() });

/**
 * The one matchmaking call that the SDK needs: `joinById`. It stands in place of Colyseus's own routes, which would make
 * rooms for anybody, read bodies of any size and let codes be guessed without end. The token is looked at here, so a
 * false one is refused before a socket is opened, and a closed table is opened.
 */
export function matchmakeRouter(parts: {
  readonly tables: Tables;
  readonly store: Store;
  readonly routing: Routing;
  readonly limitGuessing: RequestHandler;
}): Router {
  const router = Router();
  const limit = unlessSeated(parts.store, parts.limitGuessing);
  router.post("/joinById/:code", limit, parts.routing.toOwner, async (request, response) => {
    response.json(await reserve(parts.tables, { code: String(request.params.code), body: request.body }));
  });
  router.use(tellSdk);
  return router;
}

/** The SDK gives `message` on as the error's text: a client reads the code there. */
const tellSdk: ErrorRequestHandler = (error, _request, response, next) => {
  const refusal = refusalOf(error);
  if (refusal.code === "internal") return next(error);
  response.status(statusOf(refusal)).json({ error: refusal, message: refusal.code });
};

async function reserve(tables: Tables, request: { readonly code: string; readonly body: unknown }) {
  const code = readCode(request.code) ?? refuse("unknownTable", "no table has this code");
  const { table, presence } = await tables.open(code);
  const identity = identify(table, request.body);
  requireRoom(identity.viewer, { table, presence });
  if (findRoom(code) === undefined) return refuse("unknownTable", "the table has just been closed; try again");
  const here = { roomId: code, name: ROOM_NAME, processId: matchMaker.processId };
  return await matchMaker.reserveSeatFor(here as IRoomCache, {}, identity);
}

function requireRoom(viewer: Viewer, { table, presence }: Pick<OpenTable, "table" | "presence">): void {
  if (viewer === "spectator") table.requireOpen();
  if (presence.hasRoomFor(viewer)) return;
  if (viewer === "spectator") refuse("tableFull", `at most ${MAX_SPECTATORS} spectators have room at a table`);
  refuse("tooMany", `at most ${MAX_CONNECTIONS_OF_SEAT} connections of one seat`);
}

function identify(table: LiveTable, body: unknown): Identity {
  const read = joinOptions.safeParse(body ?? {});
  if (!read.success) return refuse("badToken", "token: a text");
  const { token } = read.data;
  if (token === undefined) return { viewer: "spectator", tokenHash: "" };
  const seat = table.seats.findByToken(token) ?? refuse("badToken", "this token holds no seat at this table");
  return { viewer: seat, tokenHash: table.seats.find(seat)?.tokenHash ?? "" };
}
