import type { Command, Viewer } from "@yomiai/rules";
import type { AnswerMessage } from "@yomiai/server";
import { Packr, unpack } from "msgpackr";
import WebSocket from "ws";
import { callFor } from "./http.ts";
import { type FrameListener, settled } from "./sdk.ts";
import type { Joining } from "./seatedClient.ts";

/** Codes of the frames, as Colyseus has them. */
const JOIN_ROOM = 10;
const ROOM_DATA = 13;

/** Frames that everybody gets on joining: the handshake, the state, the log. */
const FIRST_FRAMES = 3;

/** As the SDK writes messages. */
const packr = new Packr({ useRecords: false });
/** How the message that answers a command begins: its type, a short text. */
const ANSWER = Buffer.from([ROOM_DATA, 0xa0 | "answer".length, ...Buffer.from("answer")]);

/**
 * Somebody at a table without the SDK: nothing is decoded but the answers to own commands, so that a hundred can listen
 * where ten would decode.
 */
export class BareClient {
  readonly viewer: Viewer;
  /** The server's name of the connection, different each time. */
  readonly sessionId: string;
  readonly #socket: WebSocket;
  readonly #onFrame: FrameListener;
  readonly #waiting = new Map<string, ((answer: AnswerMessage) => void)[]>();
  readonly #joined = Promise.withResolvers<void>();
  #frames = 0;
  #reconnectionToken = "";

  private constructor(joining: Joining, place: { readonly address: string; readonly sessionId: string }) {
    this.viewer = joining.viewer;
    this.sessionId = place.sessionId;
    this.#onFrame = joining.onFrame ?? (() => undefined);
    this.#socket = new WebSocket(place.address);
    this.#socket.on("message", (data) => this.#receive(data as Buffer));
    this.#socket.on("error", this.#joined.reject);
    this.#socket.on("close", (code) => this.#joined.reject(new Error(`${joining.viewer} was sent away: ${code}`)));
  }

  /** Joins the table's room and has its first frames. */
  static async join(joining: Joining): Promise<BareClient> {
    const { url, code, token } = joining;
    type Place = { readonly processId: string; readonly roomId: string; readonly sessionId: string };
    const body = token === undefined ? {} : { token };
    const place = await callFor<Place>(`${url}/matchmake/joinById/${code}`, { body, status: 200 });
    const { processId, roomId, sessionId } = place;
    const address = `${url.replace("http", "ws")}/${processId}/${roomId}?sessionId=${sessionId}`;
    const client = new BareClient(joining, { address, sessionId });
    await client.#joined.promise;
    return client;
  }

  /** The secret by which the SDK would come back. */
  get reconnectionToken(): string {
    return this.#reconnectionToken;
  }

  /** Sends a command; resolves with the answer. */
  send(id: string, command: Command): Promise<AnswerMessage> {
    return new Promise((resolve) => {
      this.#waiting.set(id, [...(this.#waiting.get(id) ?? []), resolve]);
      this.say("command", { id, command, seen: 0 });
    });
  }

  /** Sends a message of any type, up to 31 letters long, with any payload. If it is answered, then by a frame. */
  say(type: string, payload: unknown): void {
    this.#socket.send(Buffer.from([ROOM_DATA, 0xa0 | type.length, ...Buffer.from(type), ...packr.pack(payload)]));
  }

  /** Resolves when everything that the server has sent so far is here. */
  settle(): Promise<void> {
    return settled(this.#socket);
  }

  /** Goes without a word, as a phone does that loses its network. */
  cut(): Promise<void> {
    if (this.#socket.readyState === WebSocket.CLOSED) return Promise.resolve();
    const gone = new Promise<void>((resolve) => this.#socket.once("close", () => resolve()));
    this.#socket.terminate();
    return gone;
  }

  #receive(frame: Buffer): void {
    this.#onFrame(Buffer.from(frame));
    this.#frames += 1;
    if (frame[0] === JOIN_ROOM) this.#greet(frame);
    if (this.#frames === FIRST_FRAMES) this.#joined.resolve();
    if (!frame.subarray(0, ANSWER.length).equals(ANSWER)) return;
    const answer: AnswerMessage = unpack(frame.subarray(ANSWER.length));
    this.#waiting.get(answer.id)?.shift()?.(answer);
  }

  /** The handshake begins with the token; greeted back, the server sends the state. */
  #greet(frame: Buffer): void {
    this.#reconnectionToken = frame.subarray(2, 2 + (frame[1] ?? 0)).toString();
    this.#socket.send(Buffer.from([JOIN_ROOM]));
  }
}
