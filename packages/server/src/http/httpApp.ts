import { isUtf8 } from "node:buffer";
import express, { type Express, type RequestHandler } from "express";
import type { Config } from "../config.ts";
import type { Metrics } from "../observe/metrics.ts";
import { ENOUGH_ROOM, type Store } from "../store/store.ts";
import { type ApiParts, apiRouter } from "./api.ts";
import { clientFiles } from "./clientFiles.ts";
import { answerErrors, answerNotFound } from "./errors.ts";
import type { Limits } from "./limits.ts";
import { matchmakeRouter } from "./matchmake.ts";
import { securityHeaders } from "./security.ts";
import { boundUnread } from "./unreadAnswers.ts";

/** Largest body of a request: real sheets of a whole group fit. */
export const MAX_BODY = "256kb";

/** What answers HTTP. */
export type HttpParts = Omit<ApiParts, "publicUrl" | "limitCreating" | "limitGuessing"> & {
  readonly config: Config;
  readonly metrics: Metrics;
  readonly limits: Limits;
};

/** Everything the server answers over HTTP: API, matchmaking, health, metrics, the client. */
export function httpApp(parts: HttpParts): Express {
  const { config, limits, tables, store, log } = parts;
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", config.trustedProxies);
  app.use(securityHeaders({ isHttps: config.publicUrl?.startsWith("https:") ?? false }));
  app.get("/health", healthOf(store));
  app.get("/metrics", mayReadMetrics(config), metricsOf(parts.metrics));
  const countCut = () => {
    parts.metrics.dropped.inc({ why: "unread" });
    log.info({ why: "unread" }, "connection dropped");
  };
  app.use(["/api", "/matchmake"], boundUnread({ onCut: countCut }), limits.asking);
  app.use(express.json({ limit: MAX_BODY, type: () => true, verify: requireUtf8 }));
  app.use(
    "/matchmake",
    matchmakeRouter({ tables, store, routing: parts.routing, limitGuessing: limits.guessing }),
    answerNotFound,
  );
  app.use(
    "/api",
    apiRouter({
      ...parts,
      publicUrl: config.publicUrl,
      limitCreating: limits.creating,
      limitGuessing: limits.guessing,
    }),
    answerNotFound,
  );
  app.use(clientFiles(config.clientDir), answerNotFound);
  app.use(answerErrors(log));
  return app;
}

/** JSON is UTF-8. What is not would be read as other words than were sent. */
function requireUtf8(_request: unknown, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw Object.assign(new Error("the body is no UTF-8"), { status: 400 });
}

/** How long an answer about health holds: asking writes a row, and anybody may ask. */
const HEALTH_HOLDS_MS = 1000;

/** Healthy is a server that can store. */
function healthOf(store: Store): RequestHandler {
  let asked = Number.NEGATIVE_INFINITY;
  let probe = Promise.resolve();
  return async (_request, response) => {
    response.set("Cache-Control", "no-store");
    // Not by the time of day: a clock that is set back would keep an old answer.
    if (performance.now() - asked >= HEALTH_HOLDS_MS) {
      asked = performance.now();
      probe = store.probe(ENOUGH_ROOM);
    }
    try {
      await probe;
      response.json({ ok: true });
    } catch {
      response.status(503).json({ ok: false, why: "storage" });
    }
  };
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Behind a proxy the peer is always near, so a request that a proxy passed on is never taken for a local one. */
function mayReadMetrics({ metrics }: Config): RequestHandler {
  return (request, _response, next) => {
    const isLocal = LOOPBACK.test(request.socket.remoteAddress ?? "") && request.get("X-Forwarded-For") === undefined;
    if (metrics === "public" || (metrics === "loopback" && isLocal)) return next();
    answerNotFound(request, _response, next);
  };
}

function metricsOf({ registry }: Metrics): RequestHandler {
  return async (_request, response) => {
    response.type(registry.contentType).send(await registry.metrics());
  };
}
