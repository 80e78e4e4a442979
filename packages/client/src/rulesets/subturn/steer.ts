import { centreOf, type Hex } from "./hexMap.ts";

/** Where the arrow keys point, in the map's units. */
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** How much a hex beside the way counts as farther than one on it. */
const ASIDE = 2;

/** Is this a key that leads over the map? */
export function isArrow(key: string): boolean {
  return Object.hasOwn(WAYS, key);
}

/** The nearest hex in an arrow key's direction, up to 60° off it; undefined where there is none. */
export function nextHex<T extends { readonly hex: Hex }>(from: Hex, key: string, among: readonly T[]): T | undefined {
  const way = WAYS[key];
  if (way === undefined) return undefined;
  const [wayX, wayY] = way;
  const start = centreOf(from);
  const ahead = among.flatMap((one) => {
    const { x, y } = centreOf(one.hex);
    const [dx, dy] = [x - start.x, y - start.y];
    const along = dx * wayX + dy * wayY;
    const aside = Math.abs(dx * wayY - dy * wayX);
    return along > 1 && aside <= along * 1.75 ? [{ one, far: along + ASIDE * aside }] : [];
  });
  return ahead.sort((a, b) => a.far - b.far)[0]?.one;
}
