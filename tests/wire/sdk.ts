import WebSocket from "ws";

/** Called with every frame that a socket receives, before the SDK reads it. The bytes are the listener's own copy. */
export type FrameListener = (frame: Buffer) => void;

let next: FrameListener | undefined;

/**
 * The socket under the stock SDK, in place of Node's own: it shows each frame to a listener, and can ask the server for
 * a sign of life below the protocol of the game.
 */
class ListeningSocket extends WebSocket {
  constructor(...given: ConstructorParameters<typeof WebSocket>) {
    super(...given);
    const listener = next;
    next = undefined;
    this.on("message", (data) => listener?.(copyOf(data)));
  }
}

function copyOf(data: WebSocket.RawData): Buffer {
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as ArrayBuffer);
}

/** The next socket that the SDK opens shows its frames to this listener. */
export function listenToNext(listener: FrameListener): void {
  next = listener;
}

/** Resolves when the server has answered a ping, and so everything that it sent before has arrived. */
export function settled(socket: WebSocket): Promise<void> {
  if (socket.readyState !== WebSocket.OPEN) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      socket.off("pong", done);
      socket.off("close", done);
      resolve();
    };
    socket.on("pong", done);
    socket.on("close", done);
    socket.ping();
  });
}

Object.assign(globalThis, { WebSocket: ListeningSocket });

/** The stock SDK. It looks for a WebSocket when it is loaded, hence after the line above. */
export const { Client } = await import("@colyseus/sdk");
