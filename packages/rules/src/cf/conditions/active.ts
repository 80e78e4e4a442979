// CF-12.1, CF-12.3: the conditions a combatant is under, implied ones included.
import type { Condition, Fighter } from "../fight.ts";
import type { House } from "../house.ts";
import type { ConditionFlag, ConditionRule } from "./rule.ts";
import { conditionRuleOf } from "./table.ts";

/** A condition that holds, and the one that implies it if it is not there itself. */
export type ActiveCondition = { readonly key: string; readonly rule: ConditionRule; readonly impliedBy?: string };

const NONE: readonly ActiveCondition[] = [];

/** What holds for a combatant: its own conditions in the order they were set, then the implied ones. */
export function activeConditions(house: House, bearer: Fighter): readonly ActiveCondition[] {
  if (bearer.conditions.length === 0) return NONE;
  const active: ActiveCondition[] = bearer.conditions.map(({ key }) => ({ key, rule: conditionRuleOf(house, key) }));
  // The list grows while it is walked: what is implied may imply more.
  for (const { key: impliedBy, rule } of active) {
    for (const key of rule.implies ?? []) {
      if (active.some((other) => other.key === key)) continue;
      active.push({ key, rule: conditionRuleOf(house, key), impliedBy });
    }
  }
  return active;
}

/** Is the combatant under a condition that does this? */
export function isUnder(house: House, bearer: Fighter, flag: ConditionFlag): boolean {
  return activeConditions(house, bearer).some(({ rule }) => rule[flag] === true);
}

/** The condition with this key if it is there itself, not only implied. */
export function findCondition(bearer: Fighter, key: string): Condition | undefined {
  return bearer.conditions.find((condition) => condition.key === key);
}

/** The first condition that is there itself and does this. */
export function findConditionThat(house: House, bearer: Fighter, flag: ConditionFlag): Condition | undefined {
  return bearer.conditions.find(({ key }) => conditionRuleOf(house, key)[flag] === true);
}
