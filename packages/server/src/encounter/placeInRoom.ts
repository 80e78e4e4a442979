import type { IncomingMessage } from "node:http";

/** The path of a reserved place, as the SDK asks for it: `/process/CODE?sessionId=…`. */
const PLACE = /^\/([\w-]{1,64})\/([A-Z2-9]{6})\?[\w=&-]{1,200}$/;

/** A place that was reserved, and by which process. */
export type PlaceInRoom = { readonly processId: string; readonly code: string };

/** The place that a request for a socket names. */
export function findPlace({ url = "" }: IncomingMessage): PlaceInRoom | undefined {
  const [, processId, code] = PLACE.exec(url) ?? [];
  return processId === undefined || code === undefined ? undefined : { processId, code };
}

/**
 * Does this request for a socket name a place in a room of this process? Any other is cut off before a socket is opened
 * for it, unless another process has reserved it; Colyseus would offer its ping service there, and reads addresses where
 * nobody would catch an error.
 */
export function isPlaceHere(request: IncomingMessage, isElsewhere: (place: PlaceInRoom) => boolean): boolean {
  const place = findPlace(request);
  if (place === undefined) request.socket.destroy();
  return place !== undefined && !isElsewhere(place);
}
