/** A hex of a pointy-top map by axial coordinates, whole numbers. Its cube coordinates are x = q, z = r, y = −q − r. */
export type Hex = { readonly q: number; readonly r: number };

/** One of the six neighbours' directions, clockwise, 0 = east (r grows downwards). One step is 60°. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

/** All directions, clockwise from east. */
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

const VECTORS: Readonly<Record<Direction, Hex>> = {
  0: { q: 1, r: 0 },
  1: { q: 0, r: 1 },
  2: { q: -1, r: 1 },
  3: { q: -1, r: 0 },
  4: { q: 0, r: -1 },
  5: { q: 1, r: -1 },
};

/** Are these the same hex? */
export function isSameHex(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

/** A number of its own for every hex within a million steps of the origin. */
export function hexKey({ q, r }: Hex): number {
  return q * 2 ** 21 + r;
}

/** The direction after turning by whole steps of 60°, positive clockwise. */
export function rotate(direction: Direction, steps: number): Direction {
  return DIRECTIONS[(((direction + steps) % 6) + 6) % 6] ?? direction;
}

/** The direction that points the other way. */
export function opposite(direction: Direction): Direction {
  return rotate(direction, 3);
}

/** How many steps of 60° lie between two directions, the shorter way round: 0–3. */
export function stepsBetween(a: Direction, b: Direction): number {
  const clockwise = (b - a + 6) % 6;
  return Math.min(clockwise, 6 - clockwise);
}

/** The hex so many steps away in a straight line; the neighbour by default. */
export function hexTowards(from: Hex, direction: Direction, steps = 1): Hex {
  const { q, r } = VECTORS[direction];
  return { q: from.q + q * steps, r: from.r + r * steps };
}

/** The hexes of a straight line from a hex, itself not included, nearest first. */
export function ray(from: Hex, direction: Direction, length: number): readonly Hex[] {
  return Array.from({ length }, (_, i) => hexTowards(from, direction, i + 1));
}

/** The least number of steps from hex to hex. A metric: symmetric, 0 only for the same hex, no detour is shorter. */
export function hexDistance(a: Hex, b: Hex): number {
  const q = b.q - a.q;
  const r = b.r - a.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The hexes at exactly this distance, clockwise: 6 × radius of them, the centre alone at radius 0. */
export function ring(center: Hex, radius: number): readonly Hex[] {
  if (radius === 0) return [center];
  return DIRECTIONS.flatMap((direction) => {
    const corner = hexTowards(center, direction, radius);
    return Array.from({ length: radius }, (_, i) => hexTowards(corner, rotate(direction, 2), i));
  });
}

/** The hex turned about a centre by whole steps of 60°, positive clockwise. Keeps every distance to the centre. */
export function rotateHex(hex: Hex, center: Hex, steps: number): Hex {
  let q = hex.q - center.q;
  let r = hex.r - center.r;
  for (let i = (((steps % 6) + 6) % 6) - 1; i >= 0; i--) [q, r] = [-r, q + r];
  return { q: center.q + q, r: center.r + r };
}

/**
 * How far a hex lies in a direction, seen from another hex: the product of the two cube vectors. The greatest of the
 * six tells the sector that the hex lies in; two are equal where it lies on the border of two sectors.
 */
export function alignment(from: Hex, hex: Hex, direction: Direction): number {
  const vector = VECTORS[direction];
  const q = hex.q - from.q;
  const r = hex.r - from.r;
  return q * vector.q + r * vector.r + (q + r) * (vector.q + vector.r);
}

/**
 * The hexes on the straight line between two hexes, both included: neighbour after neighbour, as few as possible. Whole
 * numbers only; where the line runs along an edge, always the same one of the two hexes is taken.
 */
export function hexLine(from: Hex, to: Hex): readonly Hex[] {
  const length = hexDistance(from, to);
  return Array.from({ length: length + 1 }, (_, i) => pointOfLine(from, to, { i, length }));
}

/** The hex around the point `i` steps of `length` along the line, in exact sevenths of steps to keep off edges. */
function pointOfLine(from: Hex, to: Hex, at: { readonly i: number; readonly length: number }): Hex {
  if (at.length === 0) return from;
  const scale = at.length * 7;
  const q = 7 * (from.q * (at.length - at.i) + to.q * at.i) + 1;
  const r = 7 * (from.r * (at.length - at.i) + to.r * at.i) + 2;
  const [x, z, y] = [nearest(q, scale), nearest(r, scale), nearest(-q - r, scale)];
  const [dx, dz, dy] = [off(q, x, scale), off(r, z, scale), off(-q - r, y, scale)];
  if (dx > dz && dx > dy) return { q: -y - z, r: z };
  if (dz > dy) return { q: x, r: -x - y };
  return { q: x, r: z };
}

function off(value: number, rounded: number, scale: number): number {
  return Math.abs(value - rounded * scale);
}

/** The whole number nearest to value/scale, halves upwards, without leaving the whole numbers. */
function nearest(value: number, scale: number): number {
  const doubled = 2 * value + scale;
  const rest = ((doubled % (2 * scale)) + 2 * scale) % (2 * scale);
  return (doubled - rest) / (2 * scale);
}
