import type { CombatantView, TableView } from "@yomiai/rules";
import { centreOf, type Hex, isHex } from "./hexMap.ts";

/** A combatant as it stands on the map. */
export type Figure = {
  readonly combatant: CombatantView;
  readonly hex: Hex;
  /** Centre of the token in the map's units: off the middle in a shared hex. */
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  /** Centimetres above the ground. */
  readonly altitude: number;
  /** Further hexes of one who lies. */
  readonly extra: readonly Hex[];
  readonly isHidden: boolean;
};

/** How far a token moves towards its half of a shared hex, in the map's units. */
const HALF_SHIFT = 11;

/** Everybody on the map whom this viewer may see. */
export function figuresOf(view: TableView): readonly Figure[] {
  return Object.values(view.combatants).flatMap((combatant) => {
    const { place } = combatant;
    if (!isHex(place)) return [];
    const half = typeof place.half === "number" ? (place.half * Math.PI) / 3 : undefined;
    const { x, y } = centreOf(place);
    return [
      {
        combatant,
        hex: { q: place.q, r: place.r },
        x: x + (half === undefined ? 0 : HALF_SHIFT * Math.cos(half)),
        y: y + (half === undefined ? 0 : HALF_SHIFT * Math.sin(half)),
        facing: typeof place.facing === "number" ? place.facing : 0,
        altitude: typeof place.altitude === "number" ? place.altitude : 0,
        extra: Array.isArray(place.extra) ? place.extra.filter(isHex) : [],
        isHidden: combatant.traits.hidden === true,
      },
    ];
  });
}
