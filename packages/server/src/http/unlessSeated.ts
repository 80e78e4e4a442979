import type { Request, RequestHandler } from "express";
import { readCode } from "../seats/tableCode.ts";
import { TableSeats } from "../seats/tableSeats.ts";
import type { Store } from "../store/store.ts";
import { tokenOf } from "./callers.ts";

/**
 * Lets whoever holds a seat at the table pass by a limit on guessing: they guess nothing, and a guesser in the same home
 * must not keep them from their seat. Tokens are too long to be found by trying. The table is not opened for it.
 */
export function unlessSeated(store: Store, limit: RequestHandler): RequestHandler {
  return async (request, response, next) => {
    if (await holdsSeat(store, request)) next();
    else limit(request, response, next);
  };
}

async function holdsSeat(store: Store, request: Request): Promise<boolean> {
  const token = tokenOf(request) || tokenInBody(request.body);
  const code = readCode(String(request.params.code));
  if (token === "" || code === undefined) return false;
  return (await TableSeats.read(store, code)).findByToken(token) !== undefined;
}

function tokenInBody(body: unknown): string {
  const token = typeof body === "object" && body !== null && "token" in body ? body.token : undefined;
  return typeof token === "string" ? token : "";
}
