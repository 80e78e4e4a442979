/** A frame that a client sent over a WebSocket, as its bytes stand on the wire, mask and all. */
export type ClientFrame = {
  readonly bytes: Buffer;
  /** Is it a message of the room that could as well arrive late, twice, or after the next one? */
  readonly isMessage: boolean;
};

const BINARY = 2;
const FINAL = 0x80;
const OPCODE = 0x0f;
const LENGTH = 0x7f;
const LENGTH_IN_2 = 126;
const LENGTH_IN_8 = 127;
const MASK_BYTES = 4;
/** First byte of a Colyseus frame with a message for the room; the others greet, ping and say goodbye. */
const ROOM_DATA = 13;

/** Takes the bytes of a client's side of a WebSocket apart into frames, however they were cut into pieces. */
export class ClientFrames {
  #rest: Buffer = Buffer.alloc(0);

  /** The frames that are whole with these bytes. */
  push(bytes: Buffer): readonly ClientFrame[] {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    const frames: ClientFrame[] = [];
    for (let length = frameLength(this.#rest); length !== undefined && length <= this.#rest.byteLength; ) {
      frames.push(asFrame(Buffer.from(this.#rest.subarray(0, length))));
      this.#rest = this.#rest.subarray(length);
      length = frameLength(this.#rest);
    }
    return frames;
  }
}

/** Length of the frame that these bytes begin with, or undefined if too few are there to tell. */
function frameLength(bytes: Buffer): number | undefined {
  const header = headerLength(bytes);
  if (header === undefined || bytes.byteLength < header) return undefined;
  const short = (bytes[1] ?? 0) & LENGTH;
  if (short === LENGTH_IN_2) return header + bytes.readUInt16BE(2);
  return header + (short === LENGTH_IN_8 ? Number(bytes.readBigUInt64BE(2)) : short);
}

function headerLength(bytes: Buffer): number | undefined {
  if (bytes.byteLength < 2) return undefined;
  const short = (bytes[1] ?? 0) & LENGTH;
  const extended = short === LENGTH_IN_8 ? 8 : short === LENGTH_IN_2 ? 2 : 0;
  return 2 + extended + MASK_BYTES;
}

function asFrame(bytes: Buffer): ClientFrame {
  const head = bytes[0] ?? 0;
  const at = headerLength(bytes) ?? 0;
  const first = (bytes[at] ?? 0) ^ (bytes[at - MASK_BYTES] ?? 0);
  const isBinary = (head & OPCODE) === BINARY && (head & FINAL) !== 0;
  return { bytes, isMessage: isBinary && bytes.byteLength > at && first === ROOM_DATA };
}
