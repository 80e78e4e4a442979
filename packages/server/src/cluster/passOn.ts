import { type IncomingHttpHeaders, type IncomingMessage, request as open } from "node:http";
import { buffer } from "node:stream/consumers";
import { refuse } from "@yomiai/rules";
import type { Request, Response } from "express";
import type { StoredServer } from "../store/store.ts";
import { MOVE_WITHIN_MS } from "./leasedPlacement.ts";
import { peerHeader } from "./peers.ts";

/** What another server has answered, to be passed back. */
export type PassedBack = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** Headers that mean something to the API on the way there and on the way back. */
const TO_OWNER = ["authorization", "accept"] as const;
const BACK = ["content-type", "content-disposition", "cache-control"] as const;

/** Refusals of a server that has not done anything because the table is no longer, or not yet, its own. */
const NOT_THERE: ReadonlySet<string> = new Set(["moved", "stopping"]);

/**
 * Why a request has done nothing at another server and may be tried elsewhere: the table is not there, or nobody listens
 * at its address.
 */
export type NotPassed = "notThere" | "nobodyThere";

/**
 * Sends a request, whose body has been read as JSON, to another server.
 * @returns its answer, or why the request has done nothing
 * @throws Refused `moved` if the server fell silent and may have done it
 */
export async function passOn(request: Request, server: StoredServer): Promise<PassedBack | NotPassed> {
  try {
    const answer = await ask(request, server);
    return isNotThere(answer) ? "notThere" : answer;
  } catch (error) {
    if (codeOf(error) === NOBODY_LISTENS) return "nobodyThere";
    if (UNSENT.has(codeOf(error)) || isRepeatable(request)) return "notThere";
    return refuse("moved", "the server with the table fell silent; look whether it was done, and try again");
  }
}

/** Gives the answer to who has asked. */
export function passBack({ status, headers, body }: PassedBack, response: Response): void {
  for (const name of BACK) {
    const value = headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  response.status(status).end(body);
}

/** Asks by a connection of its own: one that was kept may be of a process that is no more. */
async function ask(request: Request, server: StoredServer): Promise<PassedBack> {
  const sent = open(new URL(request.originalUrl, server.address), {
    method: request.method,
    headers: headersFor(request, server),
    agent: false,
    signal: AbortSignal.timeout(MOVE_WITHIN_MS),
  });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  sent.once("response", resolve);
  sent.once("error", reject);
  sent.end(request.body === undefined ? undefined : JSON.stringify(request.body));
  const response = await promise;
  const { statusCode = 0, headers } = response;
  return { status: statusCode, headers, body: await buffer(response) };
}

function headersFor(request: Request, server: StoredServer): Record<string, string> {
  const kept = TO_OWNER.flatMap((name) => {
    const value = request.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), "content-type": "application/json", ...peerHeader(server) };
}

function isNotThere({ status, body }: PassedBack): boolean {
  if (status !== 503) return false;
  const { error } = JSON.parse(body.toString()) as { readonly error?: { readonly code?: string } };
  return NOT_THERE.has(error?.code ?? "");
}

/** Code of a machine that is there and says that nobody listens. */
const NOBODY_LISTENS = "ECONNREFUSED";

/** Codes of another connection that never came about. */
const UNSENT: ReadonlySet<unknown> = new Set(["EHOSTUNREACH", "ENOTFOUND"]);

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/**
 * May this be done twice? Reading and setting may; a place in a room that was reserved twice is given up once, and a table
 * that was made twice is known to nobody.
 */
function isRepeatable({ method, originalUrl }: Request): boolean {
  return method === "GET" || method === "PUT" || originalUrl === "/api/tables" || originalUrl.startsWith("/matchmake/");
}
