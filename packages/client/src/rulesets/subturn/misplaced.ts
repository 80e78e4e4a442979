import { hexDistance } from "@yomiai/rules/info/subturn";
import type { Figure } from "./figures.ts";
import { type Hex, type HexMap, nameOf } from "./hexMap.ts";

/** Those who stand where nobody can: off the map, or on a blocked hex. */
export function misplacedOn(map: HexMap, figures: readonly Figure[]): readonly Figure[] {
  const open = new Set(map.tiles.filter(({ isBlocked }) => !isBlocked).map(nameOf));
  return figures.filter(({ hex, extra }) => ![hex, ...extra].every((one) => open.has(nameOf(one))));
}

/** For everybody who is misplaced the nearest hex that is open and free; as far as the free ones go round. */
export function placesFor(
  map: HexMap,
  figures: readonly Figure[],
): readonly { readonly id: string; readonly hex: Hex }[] {
  const astray = misplacedOn(map, figures);
  const taken = new Set(
    figures.filter((figure) => !astray.includes(figure)).flatMap(({ hex, extra }) => [hex, ...extra].map(nameOf)),
  );
  return astray.flatMap(({ combatant, hex: from }) => {
    const [nearest] = map.tiles
      .filter((tile) => !tile.isBlocked && !taken.has(nameOf(tile)))
      .toSorted((a, b) => hexDistance(from, a) - hexDistance(from, b));
    if (nearest === undefined) return [];
    taken.add(nameOf(nearest));
    return [{ id: combatant.id, hex: { q: nearest.q, r: nearest.r } }];
  });
}
