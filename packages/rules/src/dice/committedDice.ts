import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { DiceStream } from "../core/event.ts";
import type { Dice, DiceDrawn } from "./dice.ts";
import { parseNotation } from "./notation.ts";

/** Bytes of a seed. */
export const SEED_BYTES = 32;

/** The promise published before the first roll, one for each stream: hex of SHA-256 of the stream's seed. */
export type DiceCommitment = Readonly<Record<DiceStream, string>>;

/**
 * The seed of one stream: HMAC-SHA-256 of the master seed and the stream's name. Knowing one stream's seed tells nothing
 * of the other's, so the open stream can be revealed while the hidden one stays with the GM.
 * @param seed hex, {@link SEED_BYTES} bytes
 */
export function streamSeed(seed: string, stream: DiceStream): string {
  return bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(`yomiai dice ${stream}`)));
}

/** The promises for both streams of a master seed (hex). */
export function commitTo(seed: string): DiceCommitment {
  return { open: commitmentOf(streamSeed(seed, "open")), hidden: commitmentOf(streamSeed(seed, "hidden")) };
}

/** The promise of one stream's seed: hex of its SHA-256. */
export function commitmentOf(seedOfStream: string): string {
  return bytesToHex(sha256(hexToBytes(seedOfStream)));
}

/** The face of the die at a place of one stream (from 0) with this many sides. */
type FaceAt = (place: number, sides: number) => number;

/**
 * The faces of one stream: HMAC-SHA-256 of the stream's seed and the die's place, read as an unsigned 32-bit number and
 * brought to 1..`sides` by rejection sampling, so that every face is equally likely.
 */
function facesOf(seedOfStream: string): FaceAt {
  const keyed = hmac.create(sha256, hexToBytes(seedOfStream));
  // Made once and filled anew for each face: making them took longer than the hashing.
  const [hash, message, digest] = [keyed.clone(), new Uint8Array(8), new Uint8Array(keyed.outputLen)];
  const [asked, answered] = [new DataView(message.buffer), new DataView(digest.buffer)];
  return (place, sides) => {
    const limit = Math.floor(2 ** 32 / sides) * sides;
    asked.setUint32(0, place);
    for (let attempt = 0; ; attempt++) {
      asked.setUint32(4, attempt);
      keyed._cloneInto(hash).update(message).digestInto(digest);
      const number = answered.getUint32(0);
      if (number < limit) return (number % sides) + 1;
    }
  };
}

/**
 * The face of one die, see `docs/dice.md`.
 * @param place of the die in its stream, from 0
 */
export function faceOf(seedOfStream: string, place: number, sides: number): number {
  return facesOf(seedOfStream)(place, sides);
}

/** The faces that a master seed gives, stream by stream. A stream's key is worked out when it is first rolled on. */
export type SeededFaces = (stream: DiceStream) => FaceAt;

/** The faces of both streams of a master seed (hex). Whoever rolls again and again keeps it. */
export function seededFaces(seed: string): SeededFaces {
  const known: { [stream in DiceStream]?: FaceAt } = {};
  return (stream) => {
    known[stream] ??= facesOf(streamSeed(seed, stream));
    return known[stream];
  };
}

/**
 * Live dice drawn from a committed master seed.
 * @param drawn how many dice each stream has given before
 */
export function committedDice(seed: string, drawn: DiceDrawn): Dice {
  return diceFrom(seededFaces(seed), drawn);
}

/** {@link committedDice} of a seed whose faces are at hand. */
export function diceFrom(faces: SeededFaces, drawn: DiceDrawn): Dice {
  const next = { ...drawn };
  return {
    roll(notation, stream) {
      const { count, sides } = parseNotation(notation);
      const first = next[stream];
      next[stream] += count;
      const faceAt = faces(stream);
      return { faces: Array.from({ length: count }, (_, i) => faceAt(first + i, sides)), first };
    },
  };
}
