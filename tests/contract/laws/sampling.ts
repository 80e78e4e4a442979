import type { Encounter } from "@yomiai/rules";
import type { Played } from "../../play/fight.ts";

/** An encounter at some point of a fight. */
export type Place = { readonly played: Played; readonly encounter: Encounter };

/**
 * Points of the fights, evenly spread over each of them, the last always among them.
 * @param each how many of one fight
 */
export function placesIn(fights: readonly Played[], each: number): readonly Place[] {
  return fights.flatMap((played) => {
    const last = played.moments.length - 1;
    const indices = new Set(Array.from({ length: each }, (_, i) => Math.round((last * (i + 1)) / each)));
    return [...indices].flatMap((index) => {
      const encounter = played.moments[index]?.encounter;
      return encounter === undefined ? [] : [{ played, encounter }];
    });
  });
}
