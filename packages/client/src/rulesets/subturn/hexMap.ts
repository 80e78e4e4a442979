import type { Json, JsonObject } from "@yomiai/rules";
import { DIRECTIONS, type Hex, hexDistance, hexTowards } from "@yomiai/rules/info/subturn";

export type { Hex };

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

/** The hex that a point in the map's own units lies in. */
export function hexAt({ x, y }: { readonly x: number; readonly y: number }): Hex {
  const r = y / (SIZE * 1.5);
  const q = x / (SIZE * Math.sqrt(3)) - r / 2;
  const [q0, r0, s0] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [dq, dr, ds] = [Math.abs(q0 - q), Math.abs(r0 - r), Math.abs(s0 + q + r)];
  // Of the three roundings the worst one gives way, so that they add up; no minus zero.
  if (dq > dr && dq > ds) return { q: -r0 - s0 + 0, r: r0 + 0 };
  return { q: q0 + 0, r: (dr > ds ? -q0 - s0 : r0) + 0 };
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

/**
 * Where the name of a direction stands, seen from the middle of whoever looks to this facing: two and a half hexes away on
 * a corner of hexes, where neither a token nor its arrow reaches nor a cost is written. @param aside degrees off the facing
 */
export function arcNameAt(facing: number, aside: number): { readonly x: number; readonly y: number } {
  const angle = ((angleOf(facing) + aside) * Math.PI) / 180;
  const [along, across] = [SIZE * Math.sqrt(3) * 2.5, SIZE / 2];
  return {
    x: along * Math.cos(angle) - across * Math.sin(angle),
    y: along * Math.sin(angle) + across * Math.cos(angle),
  };
}

/** The angle nearest to another one at which a facing is drawn, both in degrees; it may lie beyond a full turn. */
export function turnedTo(from: number, facing: number): number {
  const by = ((((angleOf(facing) - from) % 360) + 540) % 360) - 180;
  return from + by;
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
  return range.flatMap((r) => range.map((q) => ({ q, r })).filter((hex) => hexDistance({ q: 0, r: 0 }, hex) <= radius));
}

function rectHexes(cols: number, rows: number): readonly Hex[] {
  return Array.from({ length: rows }, (_, r) =>
    Array.from({ length: cols }, (_, col) => ({ q: col - Math.floor(r / 2), r })),
  ).flat();
}

/** An edge between two heights. `from` and `to` are its ends, `down` points to the lower side, one unit long. */
export type Ledge = {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly down: { readonly x: number; readonly y: number };
  /** How much lower it is there, cm. */
  readonly drop: number;
};

/** All edges of the map at which the ground is higher on one side than on the other. */
export function ledgesOf(tiles: readonly Tile[]): readonly Ledge[] {
  const byName = new Map(tiles.map((tile) => [nameOf(tile), tile]));
  return tiles.flatMap((tile) =>
    DIRECTIONS.flatMap((direction): Ledge[] => {
      const other = byName.get(nameOf(hexTowards(tile, direction)));
      const drop = other === undefined ? 0 : tile.elevation - other.elevation;
      if (drop <= 0) return [];
      const { x, y } = centreOf(tile);
      const at = (degrees: number) => {
        const angle = (degrees * Math.PI) / 180;
        return { x: x + SIZE * Math.cos(angle), y: y + SIZE * Math.sin(angle) };
      };
      const degrees = angleOf(direction);
      const angle = (degrees * Math.PI) / 180;
      return [{ from: at(degrees - 30), to: at(degrees + 30), down: { x: Math.cos(angle), y: Math.sin(angle) }, drop }];
    }),
  );
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
