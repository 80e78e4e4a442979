import type { Room } from "@colyseus/sdk";
import type { Command, Viewer } from "@yomiai/rules";
import type { AnswerMessage, TableState } from "@yomiai/server";
import type WebSocket from "ws";
import { Client, type FrameListener, listenToNext, settled } from "./sdk.ts";

/** Where a client joins and as whom: a token's seat, or without one a spectator. */
export type Joining = {
  readonly url: string;
  readonly code: string;
  readonly viewer: Viewer;
  readonly token?: string | undefined;
  readonly onFrame?: FrameListener;
};

/** Somebody at a table through the stock SDK. */
export class SeatedClient {
  readonly viewer: Viewer;
  readonly #room: Room<unknown, TableState>;
  /** Who waits for an answer, by the command's id; several if it was sent several times. */
  readonly #waiting = new Map<string, PromiseWithResolvers<AnswerMessage>[]>();

  private constructor(viewer: Viewer, room: Room<unknown, TableState>) {
    this.viewer = viewer;
    this.#room = room;
    room.reconnection.enabled = false;
    room.onMessage("answer", (answer: AnswerMessage) => {
      this.#waiting.get(answer.id)?.shift()?.resolve(answer);
    });
    room.onLeave((code) => {
      for (const { reject } of [...this.#waiting.values()].flat())
        reject(new Error(`${viewer} lost its connection: ${code}`));
      this.#waiting.clear();
    });
    for (const silent of ["log", "refused", "seenAs"]) room.onMessage(silent, () => undefined);
  }

  /** Joins the table's room and has its first state. */
  static async join(joining: Joining): Promise<SeatedClient> {
    const { url, code, viewer, token, onFrame = () => undefined } = joining;
    const client = new Client(url);
    listenToNext(onFrame);
    const room = await client.joinById<TableState>(code, token === undefined ? {} : { token });
    const seated = new SeatedClient(viewer, room as unknown as Room<unknown, TableState>);
    await seated.settle();
    return seated;
  }

  /** What this client may know, as the SDK has decoded it. */
  get state(): TableState {
    return this.#room.state;
  }

  /** Is the client at the table? */
  get isThere(): boolean {
    return this.#room.connection.isOpen;
  }

  /** The client's name of its connection, different each time. */
  get sessionId(): string {
    return this.#room.sessionId;
  }

  /** The secret by which the SDK would come back. */
  get reconnectionToken(): string {
    return this.#room.reconnectionToken;
  }

  /** Sends a command; resolves with the answer, rejects if the connection ends before. */
  send(id: string, command: Command): Promise<AnswerMessage> {
    const answer = Promise.withResolvers<AnswerMessage>();
    this.#waiting.set(id, [...(this.#waiting.get(id) ?? []), answer]);
    this.#room.send("command", { id, command, seen: 0 });
    return answer.promise;
  }

  /** Resolves when the state changes next. */
  changed(): Promise<void> {
    return new Promise((resolve) => this.#room.onStateChange.once(() => resolve()));
  }

  /** Calls the listener at every change of the state. */
  watch(listener: () => void): void {
    this.#room.onStateChange(listener);
  }

  /** Resolves when everything that the server has sent so far is here. */
  settle(): Promise<void> {
    return settled(this.#socket);
  }

  /** Says goodbye. */
  async leave(): Promise<void> {
    await this.#room.leave();
  }

  /** Goes without a word, as a phone does that loses its network. */
  cut(): Promise<void> {
    const socket = this.#socket;
    if (socket.readyState === socket.CLOSED) return Promise.resolve();
    const gone = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    socket.terminate();
    return gone;
  }

  get #socket(): WebSocket {
    return (this.#room.connection.transport as unknown as { readonly ws: WebSocket }).ws;
  }
}
