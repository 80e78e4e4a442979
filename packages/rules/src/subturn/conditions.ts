import { conditionOf } from "./house/lookup.ts";
import type { ConditionData } from "./house/tables.ts";
import type { Condition, Fighter, State } from "./state.ts";

/** ST-23.1: what the conditions of a combatant come to. */

type Amounts = "attack" | "defense" | "reachMod";
type Marks = "noAA" | "noMove" | "noActiveDefense";

const NONE: readonly ConditionData[] = [];

function dataOf(state: State, fighter: Fighter): readonly ConditionData[] {
  if (fighter.conditions.length === 0) return NONE;
  return fighter.conditions.flatMap(({ id }) => conditionOf(state.house, id) ?? []);
}

/** The sum of a modifier over all conditions. */
export function sumOf(state: State, fighter: Fighter, key: Amounts): number {
  return dataOf(state, fighter).reduce((sum, data) => sum + (data[key] ?? 0), 0);
}

/** Does any condition say so? */
export function isMarked(state: State, fighter: Fighter, key: Marks): boolean {
  return dataOf(state, fighter).some((data) => data[key] === true);
}

/** ST-22.2: the feint of this source that still works on the fighter, if there is one. */
export function feintOf(fighter: Fighter, source: string): Condition | undefined {
  return fighter.conditions.find((condition) => condition.id === "feinted" && condition.source === source);
}

/** Is it this very condition? Feints of several sources stand side by side; of any other condition there is one. */
export function isSameCondition(
  condition: Condition,
  other: { readonly id: string; readonly source: string },
): boolean {
  return condition.id === other.id && (condition.id !== "feinted" || condition.source === other.source);
}
