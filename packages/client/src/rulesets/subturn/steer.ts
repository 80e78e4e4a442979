import type { Hex } from "./hexMap.ts";

/** A key that leads over the map, by `KeyboardEvent.code`: the six around S and the numbers around 5, and the arrows. */
const SIX: Readonly<Record<string, number>> = {
  ...{ KeyD: 0, KeyC: 1, KeyZ: 2, KeyA: 3, KeyQ: 4, KeyE: 5 },
  ...{ Numpad6: 0, Numpad3: 1, Numpad1: 2, Numpad4: 3, Numpad7: 4, Numpad9: 5 },
};
const ARROWS: Readonly<Record<string, { readonly along: "row" | "rows"; readonly sign: 1 | -1 }>> = {
  ArrowRight: { along: "row", sign: 1 },
  ArrowLeft: { along: "row", sign: -1 },
  ArrowDown: { along: "rows", sign: 1 },
  ArrowUp: { along: "rows", sign: -1 },
};

/** Is this a key that leads over the map? */
export function isSteering(code: string): boolean {
  return code in SIX || code in ARROWS;
}

/**
 * The hex that a key leads to; undefined where there is none. One of the six keys leads to the nearest hex of its 60°:
 * the neighbour, where it is among them. Left and right go along the row, up and down to the next row that has a hex,
 * to the one that is least aside. So every hex can be reached from every other, by the six keys and by the four.
 */
export function nextHex<T extends { readonly hex: Hex }>(from: Hex, code: string, among: readonly T[]): T | undefined {
  const [six, arrow] = [SIX[code], ARROWS[code]];
  if (six !== undefined) {
    return nearest(among, ({ hex }) => (sectorOf(from, hex) === six ? [distance(from, hex)] : undefined));
  }
  if (arrow === undefined) return undefined;
  const { along, sign } = arrow;
  return nearest(among, ({ hex }) => {
    const [x, y] = [sign * (column(hex) - column(from)), sign * (hex.r - from.r)];
    if (along === "row") return y === 0 && x > 0 ? [x] : undefined;
    // Two hexes equally far aside: by turns the right and the left one, so that up and down lead straight, and back.
    const isTieRight = from.r % 2 === 0;
    const aside = column(hex) - column(from);
    return y > 0 ? [y, Math.abs(aside), isTieRight ? -aside : aside] : undefined;
  });
}

/** As {@link nextHex}; where a row ends, left and right go on to whatever lies within 60° of that way. */
export function nextLit<T extends { readonly hex: Hex }>(from: Hex, code: string, among: readonly T[]): T | undefined {
  const next = nextHex(from, code, among);
  const arrow = ARROWS[code];
  if (next !== undefined || arrow?.along !== "row") return next;
  return nearest(among, ({ hex }) => {
    const x = arrow.sign * (column(hex) - column(from));
    return x > 0 && Math.abs(hex.r - from.r) <= x ? [distance(from, hex)] : undefined;
  });
}

/** How far to the right a hex lies, in halves of a hex. */
function column({ q, r }: Hex): number {
  return 2 * q + r;
}

/** The square of the distance from centre to centre, in hexes. */
function distance(a: Hex, b: Hex): number {
  const [q, r] = [b.q - a.q, b.r - a.r];
  return q * q + q * r + r * r;
}

/** Which of the six directions a hex lies in, 30° to each side; on the border of two, the one clockwise of it. */
function sectorOf(from: Hex, { q, r }: Hex): number | undefined {
  const [x, z] = [q - from.q, r - from.r];
  if (x === 0 && z === 0) return undefined;
  const towards = [2 * x + z, x + 2 * z, z - x, -2 * x - z, -x - 2 * z, x - z];
  const most = Math.max(...towards);
  return towards.findIndex((one, i) => one === most && towards[(i + 1) % 6] !== most);
}

function nearest<T>(among: readonly T[], rank: (one: T) => readonly number[] | undefined): T | undefined {
  const ranked = among.flatMap((one) => {
    const by = rank(one);
    return by === undefined ? [] : [{ one, by }];
  });
  return ranked.sort((a, b) => compare(a.by, b.by))[0]?.one;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((value, i) => value !== b[i]);
  return differs === -1 ? 0 : (a[differs] ?? 0) - (b[differs] ?? 0);
}
