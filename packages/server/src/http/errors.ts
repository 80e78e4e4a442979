import { type Refusal, Refused } from "@yomiai/rules";
import type { ErrorRequestHandler, RequestHandler } from "express";
import type { Logger } from "pino";
import { LeaseLost, StoreConflict, StoreUnavailable } from "../store/store.ts";
import { NewerVersion } from "../store/upcast.ts";

/** Status of a refusal over HTTP; a code that is not here is the request's own fault (400). */
const STATUS: Readonly<Record<string, number>> = {
  badToken: 401,
  gmOnly: 403,
  noSeat: 403,
  notYourSeat: 403,
  badInvite: 403,
  recordClosed: 403,
  unknownTable: 404,
  notFound: 404,
  seatTaken: 409,
  tableFull: 409,
  tableClosed: 409,
  newerVersion: 409,
  tooLarge: 413,
  tooMany: 429,
  internal: 500,
  frozen: 503,
  moved: 503,
  unreadable: 503,
  stopping: 503,
};

const NOT_FOUND: Refusal = { code: "notFound", message: "nothing lies at this address" };

/** The status that a refusal is answered with. */
export function statusOf({ code }: Refusal): number {
  return STATUS[code] ?? 400;
}

/** Every path that nobody answers. */
export const answerNotFound: RequestHandler = () => {
  throw new Refused(NOT_FOUND);
};

/** Answers everything that went wrong as `{ error: Refusal }`; what was our fault is logged and not told. */
export function answerErrors(log: Logger): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const refusal = refusalOf(error);
    if (statusOf(refusal) >= 500)
      log.error({ err: error, method: request.method, route: request.route?.path }, "request failed");
    response.status(statusOf(refusal)).json({ error: refusal });
  };
}

/** What a request is told about an error. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof StoreUnavailable || error instanceof StoreConflict) {
    return { code: "frozen", message: "the server cannot store anything now; nothing was changed" };
  }
  if (error instanceof LeaseLost) return { code: "moved", message: "the table is on another server now; try again" };
  if (error instanceof NewerVersion) return { code: "newerVersion", message: error.message };
  return BY_STATUS[httpStatusOf(error)] ?? { code: "internal", message: "the server has failed; nothing was changed" };
}

/** What Express and its parsers find wrong, by the status that they give it. */
const BY_STATUS: Readonly<Record<number, Refusal>> = {
  400: { code: "badRequest", message: "the request cannot be read: its body must be JSON" },
  403: NOT_FOUND,
  404: NOT_FOUND,
  413: { code: "tooLarge", message: "the request's body is too large" },
  415: { code: "badRequest", message: "the request's body is in a character set or encoding that is not read" },
};

function httpStatusOf(error: unknown): number {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  return typeof status === "number" ? status : 500;
}
