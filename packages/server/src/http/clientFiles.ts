import { existsSync } from "node:fs";
import { join } from "node:path";
import compression from "compression";
import express, { type RequestHandler, Router } from "express";

const NOT_BUILT = "The client is not built yet. Run: pnpm --filter @yomiai/client build\n";

/**
 * The built client. Files under `assets/` carry their hash in their name and are kept for ever; everything else is asked
 * for again, and every address that is no file opens the client, which knows its own routes.
 */
export function clientFiles(folder: string): Router {
  const router = Router();
  // Files alone are compressed: in answers that hold secrets, the length would tell of them.
  router.use(compression());
  router.use(
    "/assets",
    express.static(join(folder, "assets"), { immutable: true, maxAge: "1y", redirect: false, fallthrough: false }),
  );
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      cacheControl: false,
      setHeaders: (response) => response.set("Cache-Control", "no-cache"),
    }),
  );
  router.get("/{*path}", openClient(folder));
  return router;
}

function openClient(folder: string): RequestHandler {
  const index = join(folder, "index.html");
  return (request, response, next) => {
    if (!request.accepts("html") || /\.[a-z0-9]+$/i.test(request.path)) return next();
    response.set("Cache-Control", "no-cache");
    if (existsSync(index)) response.sendFile(index);
    else response.status(503).type("text").send(NOT_BUILT);
  };
}
