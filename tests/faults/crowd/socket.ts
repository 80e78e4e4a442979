import WebSocket from "ws";
import { callFor } from "../../wire/http.ts";

/** A connection without the SDK, which may refuse to read and send whatever it likes. */
export type BareSocket = {
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
  /** Reads nothing from now on. */
  stopReading(): void;
  readOn(): void;
  send(bytes: Uint8Array): void;
};

/** First bytes of Colyseus's frames. */
const JOIN_ROOM = 10;
const ROOM_DATA = 13;

/** Joins a table's room. Unless it `isMute` it greets the room, which holds everything back until then. */
export async function joinBarely(at: {
  readonly url: string;
  readonly code: string;
  readonly token?: string | undefined;
  readonly isMute?: true;
}): Promise<BareSocket> {
  const { url, code, token } = at;
  const body = token === undefined ? {} : { token };
  const place = await callFor<Place>(`${url}/matchmake/joinById/${code}`, { body, status: 200 });
  const { processId, roomId, sessionId } = place;
  const socket = new WebSocket(`${url.replace("http", "ws")}/${processId}/${roomId}?sessionId=${sessionId}`);
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  socket.on("error", () => undefined); // "close" follows
  await new Promise((resolve) => socket.once("message", resolve));
  if (!at.isMute) socket.send(new Uint8Array([JOIN_ROOM]));
  return {
    closed,
    stopReading: () => socket.pause(),
    readOn: () => socket.resume(),
    send: (bytes) => socket.send(bytes, () => undefined),
  };
}

type Place = { readonly processId: string; readonly roomId: string; readonly sessionId: string };

/** The frame of a `seeAs` message: the GM asks for the spectators' table. */
export const SEE_AS_SPECTATOR = Buffer.concat([
  Buffer.from([ROOM_DATA, 0xa0 | "seeAs".length]),
  Buffer.from("seeAs"),
  Buffer.from([0x81, 0xa0 | "viewer".length]),
  Buffer.from("viewer"),
  Buffer.from([0xa0 | "spectator".length]),
  Buffer.from("spectator"),
]);
