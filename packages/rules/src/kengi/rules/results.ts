/** KG-10.2, KG-10.5: when the fight is over, and what became of each side. */
import { type Fighter, isInFight } from "../fighter.ts";

/** What became of a side. */
export type SideResult = "standing" | "wipedOut" | "broken" | "fled" | "mixed";

/** KG-10.2: is there at most one side left with combatants in the fight? */
export function isDecided(fighters: readonly Fighter[]): boolean {
  return new Set(fighters.filter(isInFight).map(({ side }) => side)).size <= 1;
}

/** KG-10.5: the result of every side, in listing order. */
export function resultsOf(fighters: readonly Fighter[]): Readonly<Record<string, SideResult>> {
  const sides = [...new Set(fighters.map(({ side }) => side))];
  return Object.fromEntries(sides.map((side) => [side, resultOf(fighters.filter((f) => f.side === side))]));
}

function resultOf(members: readonly Fighter[]): SideResult {
  if (members.some(isInFight)) return "standing";
  const alive = members.filter(({ status }) => status !== "dead");
  if (alive.length === 0) return "wipedOut";
  if (alive.every(({ status }) => status === "fled")) return "fled";
  return alive.every(({ status }) => status === "routed") ? "broken" : "mixed";
}
