import type { RequestHandler } from "express";
import helmet from "helmet";

/** A host with an optional port, as a browser sends it: nothing that could end a directive. */
const HOST = /^[A-Za-z0-9.[\]:-]+$/;

/**
 * Headers that let the page load and reach nothing but this server. Groups play over plain http in a home network, so
 * nothing here demands https unless the server is known to be reached by it.
 */
export function securityHeaders({ isHttps }: { readonly isHttps: boolean }): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The client's component library adds a style element of its own when it starts. Styles run nothing.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'", "data:"],
        workerSrc: ["'self'", "blob:"],
        // Older Safari does not count a socket to the same host as 'self'.
        connectSrc: ["'self'", (request) => socketTo(request.headers.host ?? "")],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps,
    crossOriginOpenerPolicy: isHttps ? { policy: "same-origin" } : false,
    originAgentCluster: isHttps,
    referrerPolicy: { policy: "no-referrer" },
  });

  function socketTo(host: string): string {
    if (!HOST.test(host)) return "'self'";
    return `${isHttps ? "wss" : "ws"}://${host}`;
  }
}
