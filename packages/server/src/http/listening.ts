import type { Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** A server that listens. */
export type Listening = {
  readonly port: number;
  /** Takes no more connections; resolves when all there are have ended. Those that do not are cut off. */
  close(within: number): Promise<void>;
};

/** Begins to listen. Port 0 is any free one. Rejects if the port cannot be had. */
export async function listen(server: Server, at: { readonly port: number; readonly host: string }): Promise<Listening> {
  const sockets = trackSockets(server);
  const port = await bind(server, at);
  return { port, close: (within) => close({ server, sockets, within }) };
}

/** The connections that are open, sockets of players among them: closing the server alone would wait for them. */
function trackSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return sockets;
}

function bind(server: Server, { port, host }: { readonly port: number; readonly host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function close(what: {
  readonly server: Server;
  readonly sockets: ReadonlySet<Socket>;
  readonly within: number;
}): Promise<void> {
  const { server, sockets, within } = what;
  return new Promise((resolve) => {
    const lastWord = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, within);
    server.close(() => {
      clearTimeout(lastWord);
      resolve();
    });
    server.closeIdleConnections();
  });
}
