import type { IncomingMessage } from "node:http";

/** The path of a reserved place, as the SDK asks for it: `/process/CODE?sessionId=…`. */
const PLACE = /^\/[\w-]{1,64}\/[A-Z2-9]{6}\?[\w=&-]{1,200}$/;

/**
 * Does this request for a socket name a place in a room? Any other is cut off before a socket is opened for it; Colyseus
 * would offer its ping service there, and reads addresses where nobody would catch an error.
 */
export function isPlaceInRoom(request: IncomingMessage): boolean {
  if (PLACE.test(request.url ?? "")) return true;
  request.socket.destroy();
  return false;
}
