import type { Fighter } from "../fighter.ts";

// DC-2.1, DC-3.1: the duller declares earlier, the more agile acts earlier, equals together.

/** Ranks combatants; the lower rank comes first. */
type Rank = (fighter: Fighter) => number;

const dullestFirst: Rank = (fighter) => fighter.abilities.intelligence;
const mostAgileFirst: Rank = (fighter) => -fighter.abilities.athletics;

/** By `intelligence` from low to high, equals in the order of the combatant list. */
export function inDeclaringOrder(fighters: readonly Fighter[]): readonly Fighter[] {
  return fighters.toSorted((a, b) => dullestFirst(a) - dullestFirst(b));
}

/** By `athletics` from high to low, equals in the order of the combatant list. */
export function inActingOrder(fighters: readonly Fighter[]): readonly Fighter[] {
  return fighters.toSorted((a, b) => mostAgileFirst(a) - mostAgileFirst(b));
}

/** The ids of those who declare together, group after group. */
export function declaringGroups(fighters: readonly Fighter[]): readonly (readonly string[])[] {
  return groupsBy(inDeclaringOrder(fighters), dullestFirst);
}

/** The ids of those who act at the same moment, group after group. */
export function actingGroups(fighters: readonly Fighter[]): readonly (readonly string[])[] {
  return groupsBy(inActingOrder(fighters), mostAgileFirst);
}

function groupsBy(sorted: readonly Fighter[], rank: Rank): readonly (readonly string[])[] {
  const ranks = [...new Set(sorted.map(rank))];
  return ranks.map((each) => sorted.filter((fighter) => rank(fighter) === each).map(({ id }) => id));
}
