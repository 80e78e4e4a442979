import type { Request, Response } from "express";
import type { StoredServer } from "../store/store.ts";
import { MOVE_WITHIN_MS } from "./leasedPlacement.ts";
import { peerHeader } from "./peers.ts";

/** What another server has answered, to be passed back. */
export type PassedBack = { readonly status: number; readonly headers: Headers; readonly body: Buffer };

/** Headers that mean something to the API on the way there and on the way back. */
const TO_OWNER = ["authorization", "accept"] as const;
const BACK = ["content-type", "content-disposition", "cache-control"] as const;

/** Refusals of a server that has not done anything because the table is no longer, or not yet, its own. */
const NOT_THERE: ReadonlySet<string> = new Set(["moved", "stopping"]);

/**
 * Sends a request, whose body has been read as JSON, to another server.
 * @returns its answer, or undefined if the table is not there: the request has done nothing and may be tried elsewhere
 * @throws Error if the server fell silent and may have done it
 */
export async function passOn(request: Request, server: StoredServer): Promise<PassedBack | undefined> {
  try {
    const response = await fetch(new URL(request.originalUrl, server.address), {
      method: request.method,
      headers: headersFor(request, server),
      signal: AbortSignal.timeout(MOVE_WITHIN_MS),
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    const body = Buffer.from(await response.arrayBuffer());
    return isNotThere(response.status, body) ? undefined : { status: response.status, headers: response.headers, body };
  } catch (error) {
    if (isUnsent(error) || isRepeatable(request)) return undefined;
    throw error;
  }
}

/** Gives the answer to who has asked. */
export function passBack({ status, headers, body }: PassedBack, response: Response): void {
  for (const name of BACK) {
    const value = headers.get(name);
    if (value !== null) response.setHeader(name, value);
  }
  response.status(status).end(body);
}

function headersFor(request: Request, server: StoredServer): Record<string, string> {
  const kept = TO_OWNER.flatMap((name) => {
    const value = request.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), "content-type": "application/json", ...peerHeader(server) };
}

function isNotThere(status: number, body: Buffer): boolean {
  if (status !== 503) return false;
  const { error } = JSON.parse(body.toString()) as { readonly error?: { readonly code?: string } };
  return NOT_THERE.has(error?.code ?? "");
}

/** Codes of a connection that never came about. */
const UNSENT: ReadonlySet<unknown> = new Set(["ECONNREFUSED", "EHOSTUNREACH", "ENOTFOUND", "UND_ERR_CONNECT_TIMEOUT"]);

function isUnsent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && UNSENT.has(cause.code);
}

/** A place in a room that was reserved twice is merely given up once; reading and setting may be done again as well. */
function isRepeatable({ method, originalUrl }: Request): boolean {
  return method === "GET" || method === "PUT" || originalUrl.startsWith("/matchmake/");
}
