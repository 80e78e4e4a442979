import type { Socket } from "node:net";
import type { Client } from "@colyseus/core";

/**
 * What `send` sends these clients goes out in one piece to each: one call of the system and one packet instead of one
 * for every frame.
 */
export function sendTogether(clients: Iterable<Client>, send: () => void): void {
  const sockets = [...clients].flatMap(({ ref }) => (ref as unknown as OverSocket)._socket ?? []);
  for (const socket of sockets) socket.cork();
  try {
    send();
  } finally {
    for (const socket of sockets) socket.uncork();
  }
}

/** A WebSocket of the server's library. Private in its types; there is none once the connection is closed. */
type OverSocket = { readonly _socket: Socket | null };
