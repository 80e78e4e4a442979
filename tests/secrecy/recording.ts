/** What reached a viewer: after which command (0: before the first), by which way, and its bytes, masked. */
export type Piece = { readonly step: number; readonly way: string; readonly bytes: Buffer };

/** Everything that one connection or one caller has received, in order. */
export class Recording {
  readonly who: string;
  readonly #pieces: Piece[] = [];

  constructor(who: string) {
    this.who = who;
  }

  get pieces(): readonly Piece[] {
    return this.#pieces;
  }

  add(piece: Piece): void {
    this.#pieces.push(piece);
  }
}

/** The recordings with all texts that differ by chance (codes, tokens, names of connections) blotted out. */
export function masked(recordings: readonly Recording[], chance: readonly string[]): readonly Recording[] {
  return recordings.map((recording) => {
    const clean = new Recording(recording.who);
    for (const piece of recording.pieces) clean.add({ ...piece, bytes: blotted(piece.bytes, chance) });
    return clean;
  });
}

function blotted(bytes: Buffer, chance: readonly string[]): Buffer {
  if (!chance.some((word) => bytes.includes(word, 0, "latin1"))) return bytes;
  let text = bytes.toString("latin1");
  for (const word of chance) text = text.replaceAll(word, "*".repeat(word.length));
  return Buffer.from(text, "latin1");
}

/** The first thing by which two lists of recordings can be told apart, in words; nothing if they are the same byte by byte. */
export function firstDifference(one: readonly Recording[], other: readonly Recording[]): string | undefined {
  for (const [i, a] of one.entries()) {
    const b = other[i];
    if (b === undefined || b.who !== a.who) return `${a.who} is only in one world`;
    const difference = differenceOf(a, b);
    if (difference !== undefined) return `${a.who}: ${difference}`;
  }
  return undefined;
}

function differenceOf(a: Recording, b: Recording): string | undefined {
  const length = Math.max(a.pieces.length, b.pieces.length);
  for (let i = 0; i < length; i++) {
    const [one, other] = [a.pieces[i], b.pieces[i]];
    if (one === undefined || other === undefined) return `one world sends more: ${describe(one ?? other)}`;
    if (one.step !== other.step || one.way !== other.way || !one.bytes.equals(other.bytes)) {
      return `piece ${i}:\n  ${describe(one, other)}\n  ${describe(other, one)}`;
    }
  }
  return undefined;
}

/** A piece in words, from a little before the place where it leaves the other one. */
function describe(piece: Piece | undefined, other?: Piece): string {
  if (piece === undefined) return "nothing";
  const { step, way, bytes } = piece;
  const start = Math.max(0, partingOf(bytes, other?.bytes ?? Buffer.alloc(0)) - 60);
  const text = bytes
    .subarray(start, start + 240)
    .toString("utf8")
    .replace(/\p{Cc}/gu, "·");
  return `after command ${step}, ${way}, ${bytes.length} bytes, from ${start}: ${text}`;
}

function partingOf(a: Buffer, b: Buffer): number {
  let place = 0;
  while (place < a.length && a[place] === b[place]) place++;
  return place;
}
