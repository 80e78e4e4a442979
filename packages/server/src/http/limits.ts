import { Refused } from "@yomiai/rules";
import type { RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import type { IsFromPeer } from "../cluster/peers.ts";
import { SteadyStore } from "./steadyStore.ts";

const MINUTE_MS = 60_000;

/** How often one address may do what could be abused. A whole group may sit behind one address. */
export type Limits = {
  /** New tables. */
  readonly creating: RequestHandler;
  /** Codes that no table has and tokens that hold no seat. */
  readonly guessing: RequestHandler;
  /** Requests of any kind to the API and for a place in a room: no group asks that often. */
  readonly asking: RequestHandler;
};

/**
 * The limits of one app, counted in memory.
 * @param isFromPeer requests that another server has counted already
 */
export function createLimits({
  isOn,
  isFromPeer,
}: {
  readonly isOn: boolean;
  readonly isFromPeer: IsFromPeer;
}): Limits {
  if (!isOn) return { creating: pass, guessing: pass, asking: pass };
  return {
    creating: limit({ skip: isFromPeer, windowMs: 60 * MINUTE_MS, limit: 60 }),
    guessing: limit({
      skip: isFromPeer,
      windowMs: 10 * MINUTE_MS,
      limit: 60,
      skipSuccessfulRequests: true,
      requestWasSuccessful: (_request, response) => !GUESSED_WRONG.has(response.statusCode),
    }),
    asking: limit({ skip: isFromPeer, windowMs: MINUTE_MS, limit: 1200 }),
  };
}

const GUESSED_WRONG: ReadonlySet<number> = new Set([401, 403, 404]);

const pass: RequestHandler = (_request, _response, next) => next();

function limit(options: Parameters<typeof rateLimit>[0]): RequestHandler {
  return rateLimit({
    ...options,
    store: new SteadyStore(),
    standardHeaders: "draft-8",
    legacyHeaders: false,
    handler: () => {
      throw new Refused({ code: "tooMany", message: "too many attempts from this address; wait some minutes" });
    },
  });
}
