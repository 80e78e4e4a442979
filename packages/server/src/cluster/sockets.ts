import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { proxyUpgrade } from "httpxy";
import type { Logger } from "pino";
import { findPlace } from "../encounter/placeInRoom.ts";
import type { Leases } from "../store/store.ts";

/** How long another server may take to open a socket, milliseconds. */
const OPEN_WITHIN_MS = 3000;

/**
 * Passes sockets on to the server that their path names, which has reserved their place in a room. What is said in them
 * is the same bytes.
 */
export function passSocketsOn(
  server: Server,
  how: { readonly ownId: string; readonly leases: Leases; readonly log: Logger },
): void {
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const place = findPlace(request);
    if (place === undefined || place.processId === how.ownId) return;
    socket.on("error", () => socket.destroy());
    void pass(place.processId, { request, socket, head, ...how }).catch((error: unknown) => {
      how.log.info({ err: error, table: place.code }, "a socket could not be passed on");
      socket.destroy();
    });
  });
}

async function pass(
  id: string,
  on: {
    readonly request: IncomingMessage;
    readonly socket: Duplex;
    readonly head: Buffer;
    readonly leases: Leases;
  },
): Promise<void> {
  const owner = await on.leases.findServer(id);
  if (owner === undefined) {
    on.socket.destroy();
    return;
  }
  const there = await proxyUpgrade(owner.address, on.request, on.socket, on.head, { upgradeTimeout: OPEN_WITHIN_MS });
  there.on("error", () => on.socket.destroy());
}
