import { type Client, ClientState, Protocol, type Serializer } from "@colyseus/core";
import { Encoder, Reflection } from "@colyseus/schema";
import type { Viewer } from "@yomiai/rules";
import { TableSchema } from "./tableSchema.ts";

/** Whose client is it? Undefined for one that has not been let in or has been dismissed. */
export type AudienceOf = (client: Client) => Viewer | undefined;

/** Told of an audience whose state cannot be written or encoded, because its view is not what it should be. */
export type OnBroken = (viewer: Viewer, error: unknown) => void;

/**
 * One schema root and one encoder for each audience, instead of one for the room: what an audience may not know is not
 * in its state, and not in the number or length of its frames either. A client of the stock SDK notices nothing of it.
 * A root exists only while a client of its audience is connected.
 */
export class AudienceSerializer implements Serializer<TableSchema> {
  /** The SDK decodes this kind. */
  readonly id = "schema";
  readonly #audienceOf: AudienceOf;
  readonly #onBroken: OnBroken;
  readonly #audiences = new Map<Viewer, Audience>();

  constructor(audienceOf: AudienceOf, onBroken: OnBroken) {
    this.#audienceOf = audienceOf;
    this.#onBroken = onBroken;
  }

  /** Whom something is shown to now, in an order that depends on nothing but their names. */
  get audiences(): readonly Viewer[] {
    return [...this.#audiences.keys()].sort();
  }

  /**
   * The audience's root, to be written by `publish`. It is made if it is missing; `fill` gives it its first content.
   * @throws what `fill` throws, or Colyseus for content that cannot be encoded
   */
  open(viewer: Viewer, fill: (root: TableSchema) => void): void {
    if (this.#audiences.has(viewer)) return;
    const audience = new Audience();
    fill(audience.root);
    audience.settle();
    this.#audiences.set(viewer, audience);
  }

  /** The audience's root, if somebody of it is connected. */
  root(viewer: Viewer): TableSchema | undefined {
    return this.#audiences.get(viewer)?.root;
  }

  /** Forgets the audience's root: its last client has gone. */
  close(viewer: Viewer): void {
    this.#audiences.delete(viewer);
  }

  /** Colyseus gives a new state here. There is none: the roots are opened by audience. */
  reset(): void {}

  /** The classes of the state, the same for everybody. */
  handshake(): Uint8Array {
    return HANDSHAKE;
  }

  /** All that the client's audience may know, for one who has just joined. */
  getFullState(client?: Client): Uint8Array {
    const viewer = client && this.#audienceOf(client);
    const audience = viewer && this.#audiences.get(viewer);
    if (audience === undefined) throw new Error("a client without an audience asked for the state");
    return audience.fullFrame();
  }

  /** Sends each audience what has changed for it. An audience to whom nothing has changed gets no frame. */
  applyPatches(clients: Client[]): boolean {
    const frames = new Map<Viewer, Uint8Array>();
    for (const viewer of this.audiences) {
      const frame = this.#patchFrame(viewer);
      if (frame !== undefined) frames.set(viewer, frame);
    }
    if (frames.size === 0) return false;
    for (const client of clients) {
      const viewer = client.state === ClientState.JOINED ? this.#audienceOf(client) : undefined;
      const frame = viewer && frames.get(viewer);
      if (frame !== undefined) client.raw(frame);
    }
    return true;
  }

  /** One audience that cannot be encoded is not to keep the others from theirs. */
  #patchFrame(viewer: Viewer): Uint8Array | undefined {
    try {
      return this.#audiences.get(viewer)?.patchFrame();
    } catch (error) {
      this.#onBroken(viewer, error);
      return undefined;
    }
  }
}

/**
 * Where all encoders write. One is enough for the process, since every frame is copied out of it before the next is
 * begun: a slice of it, sent to a slow client, would carry what was written later for somebody else.
 */
const SCRATCH = new Uint8Array(512 * 1024);

/** A root with its encoder. */
class Audience {
  readonly root = new TableSchema();
  readonly #encoder = new Encoder(this.root);

  constructor() {
    this.#encoder.sharedBuffer = SCRATCH;
  }

  /** What has been written so far belongs to the first full frame and is not sent again as a patch. */
  settle(): void {
    this.fullFrame(); // fails here, while its first client can still be told, if it ever does
    this.#encoder.discardChanges();
  }

  fullFrame(): Uint8Array {
    return asFrame(Protocol.ROOM_STATE, this.#encoder.encodeAll({ offset: 1 }));
  }

  patchFrame(): Uint8Array | undefined {
    if (!this.#encoder.hasChanges) return undefined;
    const frame = asFrame(Protocol.ROOM_STATE_PATCH, this.#encoder.encode({ offset: 1 }));
    this.#encoder.discardChanges();
    return frame;
  }
}

/** A copy of what was encoded. @param encoded bytes whose first is free for the protocol's code */
function asFrame(code: number, encoded: Uint8Array): Uint8Array {
  const frame = encoded.slice();
  frame[0] = code;
  return frame;
}

const HANDSHAKE = Reflection.encode(new Encoder(new TableSchema())).slice();
