import { Packr, unpack } from "msgpackr";

/** Codes of the frames, as on the wire. */
const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const PING = 18;

/** A client without the SDK that keeps every frame exactly as it came and can send anything. */
export class RawClient {
  readonly frames: Uint8Array[] = [];
  readonly #socket: WebSocket;
  #onNews: (() => void)[] = [];
  closed: number | undefined;

  private constructor(socket: WebSocket, how: { readonly greets: boolean }) {
    this.#socket = socket;
    socket.binaryType = "arraybuffer";
    socket.onmessage = ({ data }) => {
      const frame = new Uint8Array(data as ArrayBuffer);
      this.frames.push(frame);
      if (frame[0] === JOIN_ROOM && how.greets) this.greet();
      this.#notice();
    };
    socket.onclose = ({ code }) => {
      this.closed = code;
      this.#notice();
    };
  }

  /** Joins a table and waits for its first frames: the handshake and, if it greets back, the state and the log. */
  static async join(url: string, code: string, token?: string, how = { greets: true }): Promise<RawClient> {
    const client = RawClient.enter(await RawClient.reserve(url, code, token), how);
    await client.until(() => client.frames.length >= (how.greets ? 3 : 1));
    return client;
  }

  /** Reserves a place in the room of a table. @returns where to enter */
  static async reserve(url: string, code: string, token?: string): Promise<string> {
    const response = await fetch(`${url}/matchmake/joinById/${code}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(token === undefined ? {} : { token }),
    });
    const place = (await response.json()) as { processId: string; roomId: string; sessionId: string };
    return `${url.replace("http", "ws")}/${place.processId}/${place.roomId}?sessionId=${place.sessionId}`;
  }

  /** Takes a place that was reserved, and waits for nothing. */
  static enter(place: string, how = { greets: true }): RawClient {
    return new RawClient(new WebSocket(place), how);
  }

  /** Says that the handshake has arrived; the server then sends the state. */
  greet(): void {
    this.send(new Uint8Array([JOIN_ROOM]));
  }

  /** Frames after the handshake, which holds a random token: state, patches, messages. As hex. */
  get told(): readonly string[] {
    return this.frames
      .filter((frame) => frame[0] !== JOIN_ROOM && frame[0] !== PING)
      .map((frame) => Buffer.from(frame).toString("hex"));
  }

  /** All that was received, as text, for looking for words in it. */
  get text(): string {
    return Buffer.concat(this.frames).toString("latin1");
  }

  /** The messages received so far: type and payload. */
  get messages(): readonly { readonly type: string; readonly payload: unknown }[] {
    return this.frames.filter((frame) => frame[0] === ROOM_DATA).map(readMessage);
  }

  /** Resolves when everything that the server had sent by now has arrived. */
  async settle(): Promise<void> {
    const pongs = () => this.frames.filter((frame) => frame[0] === PING).length;
    const before = pongs();
    this.send(new Uint8Array([PING]));
    await this.until(() => pongs() > before);
  }

  send(bytes: Uint8Array<ArrayBuffer> | string): void {
    this.#socket.send(bytes);
  }

  /** Sends a message of any type with any payload, as the SDK would. */
  sendMessage(type: string, payload: unknown): void {
    const name = new TextEncoder().encode(type);
    const body = new Packr({ useRecords: false }).pack(payload);
    this.send(new Uint8Array([ROOM_DATA, 0xa0 | name.length, ...name, ...body]));
  }

  until(isMet: () => boolean, within = 30_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`not within ${within} ms: ${isMet}`)), within);
      const look = () => {
        if (!isMet()) return;
        clearTimeout(timer);
        this.#onNews = this.#onNews.filter((one) => one !== look);
        resolve();
      };
      this.#onNews.push(look);
      look();
    });
  }

  close(): void {
    this.#socket.close();
  }

  #notice(): void {
    for (const look of [...this.#onNews]) look();
  }
}

/** Types are short here: a fixed-length text of up to 31 bytes. */
function readMessage(frame: Uint8Array): { type: string; payload: unknown } {
  const length = (frame[1] ?? 0) & 0x1f;
  const type = new TextDecoder().decode(frame.subarray(2, 2 + length));
  return { type, payload: unpack(frame.subarray(2 + length)) };
}
