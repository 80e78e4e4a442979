import type { Json, JsonObject } from "@yomiai/rules";

/** A hex by axial coordinates; pointy-top, r downwards. */
export type Hex = { readonly q: number; readonly r: number };

/** A hex of the map as it is drawn. Heights in centimetres; `arena` where its ground is another than the map's. */
export type Tile = Hex & {
  readonly elevation: number;
  readonly isBlocked: boolean;
  readonly ground: number;
  readonly arena: string | undefined;
};

/** The map as it is drawn: its tiles and how to write it back as a house rule. */
export type HexMap = {
  readonly shape: "hexagon" | "rect";
  readonly radius: number;
  readonly cols: number;
  readonly rows: number;
  readonly arena: Json | undefined;
  readonly hexes: readonly JsonObject[];
  readonly tiles: readonly Tile[];
};

/** Radius of a drawn hex, from its centre to a corner, in the map's own units. */
export const SIZE = 30;

/** The centre of a hex in the map's own units. */
export function centreOf({ q, r }: Hex): { readonly x: number; readonly y: number } {
  return { x: SIZE * Math.sqrt(3) * (q + r / 2), y: SIZE * 1.5 * r };
}

/** Corners of a hex around its centre, as an SVG points list. @param inset how far inside the edge */
export function cornersOf(hex: Hex, inset = 0): string {
  const { x, y } = centreOf(hex);
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 90);
    const radius = SIZE - inset;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

/** The angle of a facing in degrees, clockwise from east. */
export function angleOf(facing: number): number {
  return facing * 60;
}

/** Steps from hex to hex. */
export function stepsBetween(a: Hex, b: Hex): number {
  const q = b.q - a.q;
  const r = b.r - a.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** A hex's name, for keys and comparing. */
export function nameOf({ q, r }: Hex): string {
  return `${q},${r}`;
}

/** Is this JSON a hex? */
export function isHex(value: Json | undefined): value is JsonObject & { readonly q: number; readonly r: number } {
  return isRecord(value) && typeof value.q === "number" && typeof value.r === "number";
}

/** Is this JSON an object that is no list? */
export function isRecord(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The map of a view, or nothing where it has none. */
export function readMap(map: JsonObject | undefined): HexMap | undefined {
  if (map === undefined) return undefined;
  const shape = map.shape === "rect" ? "rect" : "hexagon";
  const [radius, cols, rows] = [numberOr(map.radius, 6), numberOr(map.cols, 12), numberOr(map.rows, 10)];
  const hexes = Array.isArray(map.hexes) ? map.hexes.filter(isRecord) : [];
  const special = new Map(hexes.filter(isHex).map((hex) => [nameOf(hex), hex as JsonObject]));
  const all = shape === "rect" ? rectHexes(cols, rows) : hexagonHexes(radius);
  const tiles = all.map((hex): Tile => {
    const own = special.get(nameOf(hex));
    return {
      ...hex,
      elevation: numberOr(own?.elevation, 0),
      isBlocked: own?.blocked === true,
      ground: numberOr(own?.ground, 0),
      arena: typeof own?.arena === "string" ? own.arena : undefined,
    };
  });
  return { shape, radius, cols, rows, arena: map.arena, hexes, tiles };
}

function numberOr(value: Json | undefined, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}

function hexagonHexes(radius: number): readonly Hex[] {
  const range = Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius);
  return range.flatMap((r) =>
    range.map((q) => ({ q, r })).filter((hex) => stepsBetween({ q: 0, r: 0 }, hex) <= radius),
  );
}

function rectHexes(cols: number, rows: number): readonly Hex[] {
  return Array.from({ length: rows }, (_, r) =>
    Array.from({ length: cols }, (_, col) => ({ q: col - Math.floor(r / 2), r })),
  ).flat();
}

/** A box in the map's own units. */
export type Bounds = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The box around all tiles. */
export function boundsOf(tiles: readonly Hex[]): Bounds {
  const centres = tiles.map(centreOf);
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - SIZE, Math.min(...ys) - SIZE - 4];
  return { x, y, width: Math.max(...xs) + SIZE - x, height: Math.max(...ys) + SIZE + 4 - y };
}
