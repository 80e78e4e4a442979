import { memo } from "../../core/memo.ts";
import { type Hex, hexDistance, hexKey } from "../../space/hex.ts";
import type { House } from "../house/house.ts";
import { entryOf } from "../house/merge.ts";
import type { HexMap } from "../house/tables.ts";

/** ST-7.3, ST-7.5, ST-20.1: what the map says of a hex. */

type MapHex = HexMap["hexes"][number];

/** The map's own words on each hex, looked up often while prompts are made. */
const tableOf = memo((map: HexMap): ReadonlyMap<number, MapHex> => new Map(map.hexes.map((hex) => [hexKey(hex), hex])));

function ownWords(map: HexMap, hex: Hex): MapHex | undefined {
  return tableOf(map).get(hexKey(hex));
}

/** ST-7.3. */
export function isOnMap(map: HexMap, { q, r }: Hex): boolean {
  if (map.shape === "hexagon") return hexDistance({ q: 0, r: 0 }, { q, r }) <= map.radius;
  const column = q + Math.floor(r / 2);
  return column >= 0 && column < map.cols && r >= 0 && r < map.rows;
}

/** Can nobody stand there? */
export function isBlocked(map: HexMap, hex: Hex): boolean {
  return ownWords(map, hex)?.blocked ?? false;
}

/** Elevation of a hex, cm. */
export function elevationOf(map: HexMap, hex: Hex): number {
  return ownWords(map, hex)?.elevation ?? 0;
}

/** ST-7.5: hardness or footing from the hex, else its arena, else the map's arena, else 0. */
export function groundOf(house: House, hex: Hex, which: "ground" | "footing"): number {
  const own = ownWords(house.map, hex);
  if (own?.[which] !== undefined) return own[which];
  for (const arena of [own?.arena, house.map.arena]) {
    const ground = arena == null ? undefined : entryOf(house.grounds, arena);
    if (ground !== undefined) return ground[which];
  }
  return 0;
}
