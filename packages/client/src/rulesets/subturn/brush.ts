import type { Json, JsonObject } from "@yomiai/rules";
import { isHex, nameOf, type Tile } from "./hexMap.ts";

/** What a stroke does: blocks or opens a hex, lifts or sinks it, lays a ground, or takes back all that was painted on it. */
export type Brush = "block" | "up" | "down" | "ground" | "clear";

/** How much one stroke lifts or sinks, in centimetres. */
const STROKE_CM = 50;

/** The map's special hexes after a stroke on one tile. @param arena what the ground brush lays */
export function painted(hexes: readonly JsonObject[], tile: Tile, brush: Brush, arena?: Json): readonly JsonObject[] {
  const others = hexes.filter((hex) => !isHex(hex) || nameOf(hex) !== nameOf(tile));
  const own = hexes.find((hex) => isHex(hex) && nameOf(hex) === nameOf(tile)) ?? { q: tile.q, r: tile.r };
  switch (brush) {
    case "clear":
      return others;
    case "block":
      return [...others, { ...own, blocked: !tile.isBlocked }];
    case "up":
      return [...others, { ...own, elevation: tile.elevation + STROKE_CM }];
    case "down":
      return [...others, { ...own, elevation: tile.elevation - STROKE_CM }];
    case "ground":
      return arena === undefined ? hexes : [...others, { ...own, arena }];
  }
}
