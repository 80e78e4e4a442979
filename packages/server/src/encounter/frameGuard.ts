import { isUtf8 } from "node:buffer";
import { type Client, Protocol, type Room } from "@colyseus/core";
import { decode } from "@colyseus/schema";
import { unpack } from "msgpackr";
import { FloodGauge } from "./floodGauge.ts";

/** What the guard lets through, and whom it tells of the rest. */
export type FrameRules = {
  /** Frames of one client in a second, whatever is in them. */
  readonly perSecond: number;
  /** Called when a frame is no message at all. */
  readonly onRubbish: (client: Client, problem: string) => void;
  /** Called once for a client that sends more than it may. Nothing of it is read any more. */
  readonly onFlood: (client: Client) => void;
};

/** The low bits of a frame's first byte: the protocol's code. */
const CODE_BITS = 0x1f;

/** Codes that a client may send to this room. The room defines no inputs and takes no raw bytes. */
const ACCEPTED: ReadonlySet<number> = new Set([
  Protocol.JOIN_ROOM,
  Protocol.LEAVE_ROOM,
  Protocol.PING,
  Protocol.ROOM_DATA,
  Protocol.ROOM_REQUEST,
]);

/**
 * Looks at every frame before Colyseus does. Colyseus reads the message's type outside its own `try`, so that a torn
 * frame would end the whole process, and it drops a client whose payload it cannot unpack; here the client is told.
 * Colyseus's own count of messages is not used: frames that never reach it have to count as well, and a client is told
 * why it is sent away.
 */
export function guardFrames(room: Room, { perSecond, onRubbish, onFlood }: FrameRules): void {
  const guarded = room as unknown as FrameHandler;
  const handle = guarded._onMessage.bind(room);
  const flood = new FloodGauge<Client>(perSecond);
  guarded._onMessage = (client, frame) => {
    const level = flood.count(client);
    if (level === "flooding") onFlood(client);
    if (level !== "fine") return;
    try {
      const problem = findProblem(frame);
      if (problem === undefined) handle(client, frame);
      else onRubbish(client, problem);
    } catch (error) {
      onRubbish(client, error instanceof Error ? error.name : "unreadable");
    }
  };
}

/** Private in Colyseus's types; its own simulation of latency replaces it in the same way. */
type FrameHandler = { _onMessage(client: Client, frame: Buffer): void };

function findProblem(frame: Buffer): string | undefined {
  const code = (frame[0] ?? 0) & CODE_BITS;
  if (!ACCEPTED.has(code)) return "no such kind of frame";
  if (code === Protocol.ROOM_DATA || code === Protocol.ROOM_REQUEST) readPayload(frame, code);
  return undefined;
}

/** @throws RangeError or what the unpacker throws, at a torn or senseless payload */
function readPayload(frame: Buffer, code: number): void {
  const place = { offset: 1 };
  if (code === Protocol.ROOM_REQUEST) decode.number(frame, place);
  const payload = frame.subarray(endOfType(frame, place.offset));
  if (payload.byteLength > 0) unpack(payload);
}

/** Where the message's type ends: a short text. Colyseus would complain of a broken one on the console. */
function endOfType(frame: Buffer, at: number): number {
  const head = frame[at] ?? 0;
  const isShort = (head & FIXED_TEXT_MASK) === FIXED_TEXT;
  if (!isShort && head !== TEXT_8) throw new RangeError("the type is no short text");
  const from = isShort ? at + 1 : at + 2;
  const end = from + (isShort ? head & FIXED_LENGTH : (frame[at + 1] ?? 0));
  if (end > frame.byteLength || !isUtf8(frame.subarray(from, end))) throw new RangeError("torn type");
  return end;
}

/** How a text begins: up to 31 bytes with its length in the same byte, or up to 255 with its length in the next. */
const FIXED_TEXT = 0xa0;
const FIXED_TEXT_MASK = 0xe0;
const FIXED_LENGTH = 0x1f;
const TEXT_8 = 0xd9;
