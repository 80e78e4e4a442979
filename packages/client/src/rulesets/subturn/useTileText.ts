import { useWords } from "../../i18n/Vocabulary.tsx";
import { type Hex, type HexMap, nameOf } from "./hexMap.ts";
import { useSay } from "./useSay.ts";

/** What the map says of a hex, in words: where it is, and its height, its ground and whether anybody can stand there. */
export function useTileText(map: HexMap | undefined): (hex: Hex) => string {
  const say = useSay();
  const words = useWords();
  const special = new Map(map?.tiles.map((tile) => [nameOf(tile), tile]));
  return (hex) => {
    const tile = special.get(nameOf(hex));
    const { elevation = 0, arena, isBlocked = false } = tile ?? {};
    return [
      say("tile", { q: hex.q, r: hex.r }),
      ...(elevation === 0 ? [] : [say("tileHeight", { cm: elevation })]),
      ...(arena === undefined || arena === map?.arena ? [] : [words.value("arena", arena)]),
      ...(isBlocked ? [say("tileBlocked")] : []),
    ].join(say("comma"));
  };
}
