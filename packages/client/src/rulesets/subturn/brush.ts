import type { Json, JsonObject } from "@yomiai/rules";
import { isHex, nameOf, type Tile } from "./hexMap.ts";

/** What a stroke does: blocks or opens hexes, lifts or sinks them, lays a ground, or takes back all that was painted there. */
export type Brush = "block" | "up" | "down" | "ground" | "clear";

/** How much one stroke lifts or sinks, in centimetres. */
const STROKE_CM = 50;

/** So high and so low the rules let a hex be, in centimetres. */
const HIGHEST_CM = 5_000;

/**
 * The map's special hexes after a stroke over some tiles. The first one decides whether it blocks or opens.
 * @param hexes as the house rule has them; those that end up like all others are left out
 * @param arena what the ground brush lays
 */
export function painted(
  hexes: readonly JsonObject[],
  touched: readonly Tile[],
  { brush, arena }: { readonly brush: Brush; readonly arena?: Json | undefined },
): readonly JsonObject[] {
  if (brush === "ground" && arena === undefined) return hexes;
  const names = new Set(touched.map(nameOf));
  const others = hexes.filter((hex) => !isHex(hex) || !names.has(nameOf(hex)));
  const isBlocking = touched[0]?.isBlocked === false;
  const change = (tile: Tile): JsonObject => {
    switch (brush) {
      case "block":
        return { blocked: isBlocking };
      case "up":
        return { elevation: Math.min(HIGHEST_CM, tile.elevation + STROKE_CM) };
      case "down":
        return { elevation: Math.max(-HIGHEST_CM, tile.elevation - STROKE_CM) };
      case "ground":
        return arena === undefined ? {} : { arena };
      case "clear":
        return {};
    }
  };
  const repainted = touched.map((tile) => {
    const own = hexes.find((hex) => isHex(hex) && nameOf(hex) === nameOf(tile));
    return { ...(brush === "clear" ? {} : own), q: tile.q, r: tile.r, ...change(tile) };
  });
  return [...others, ...repainted.map(withoutPlain).filter((hex) => Object.keys(hex).length > 2)];
}

/** A hex without what all hexes have anyway: open, at no height. */
function withoutPlain({ blocked, elevation, ...rest }: JsonObject): JsonObject {
  return {
    ...rest,
    ...(blocked === true ? { blocked } : {}),
    ...(elevation === undefined || elevation === 0 ? {} : { elevation }),
  };
}
