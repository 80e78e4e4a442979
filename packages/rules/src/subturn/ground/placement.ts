import { DIRECTIONS, hexTowards, isSameHex, opposite } from "../../space/hex.ts";
import { type Fighter, isHidden, type Place, type State } from "../state.ts";
import { bodyOf, fallenHexes, isBodyAt, isLying, uprightAt, withoutHalf } from "./bodies.ts";
import { isBlocked, isOnMap } from "./terrain.ts";

/** Section 2: where combatants may stand when a fight starts or one joins it. */

/** What is wrong with a fighter's place among all the others, in words; nothing if he may stand there. */
export function findMisplaced(state: State, fighter: Fighter): string | undefined {
  const { place } = fighter;
  if (place === undefined) return undefined;
  const { map } = state.house;
  if (!bodyOf(fighter).every((hex) => isOnMap(map, hex) && !isBlocked(map, hex))) return "off the map or blocked";
  if (!isBodyInLine(state, fighter, place)) return "extra: the hexes of a lying body, in a line from the main hex";
  return findCrowded(state, fighter, place) ?? findBadlyHidden(state, fighter);
}

function isBodyInLine(state: State, fighter: Fighter, place: Place): boolean {
  if (place.extra.length === 0) return true;
  if (!isLying(state, fighter) || place.extra.length >= state.house.proneHexes) return false;
  return DIRECTIONS.some((direction) =>
    place.extra.every((hex, i) => isSameHex(hex, hexTowards(place, direction, i + 1))),
  );
}

/** ST-14.1, ST-14.2. */
function findCrowded(state: State, fighter: Fighter, place: Place): string | undefined {
  if (isLying(state, fighter)) return undefined;
  const others = uprightAt(state, place, fighter.id);
  if (others.length > 1) return "more than two in a hex";
  const [other] = others;
  if (other === undefined) return undefined;
  const isHalved = place.half !== undefined && other.place?.half === opposite(place.half);
  return isHalved ? undefined : "two in a hex need opposite halves";
}

function findBadlyHidden(state: State, fighter: Fighter): string | undefined {
  const others = state.combatants.filter(({ id }) => id !== fighter.id);
  const sharers = others.filter((other) => bodyOf(fighter).some((hex) => isBodyAt(other, hex)));
  if ([fighter, ...sharers].some((one) => isHidden(state, one)) && sharers.length > 0)
    return "hidden and sharing a hex";
  const isTheGms = fighter.kind === "npc" && fighter.owner === "gm";
  return isHidden(state, fighter) && !isTheGms ? "hidden: NPCs of the GM only" : undefined;
}

/** The places in order: no halves where one is alone, and lying bodies laid down in list order (ST-19.6). */
export function settledPlaces(state: State): Readonly<Record<string, Place>> {
  const settled: Record<string, Place> = {};
  for (const fighter of state.combatants) {
    if (fighter.place !== undefined) settled[fighter.id] = settledPlace(state, fighter, fighter.place);
  }
  return settled;
}

/** As {@link settledPlaces}, for one fighter. */
export function settledPlace(state: State, fighter: Fighter, place: Place): Place {
  if (isLying(state, fighter)) {
    const down = withoutHalf(place);
    return place.extra.length > 0 ? down : { ...down, extra: fallenHexes(state, fighter.id, place) };
  }
  return uprightAt(state, place, fighter.id).length > 0 ? place : withoutHalf(place);
}
