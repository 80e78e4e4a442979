// CF-3.3, CF-13: the conditions as data.
import type { House } from "../house.ts";
import type { ConditionRule } from "./rule.ts";

/** The conditions of the rules, by key (CF-13; `totalDefense` is CF-3.3). */
export const CONDITIONS = {
  prone: { givesAdvantage: "melee", rangedDefenses: 2, attackRolls: -2, crawls: true },
  flatFooted: { givesAdvantage: "all", losesAcAbility: true },
  sickened: { checks: -2, sparesSpellDamage: true, defenses: -2 },
  weakened: { halvesWeaponDamage: true },
  dazed: { givesAdvantage: "all", uncountable: true, oneAction: true },
  dominated: { implies: ["dazed"], obeys: true },
  afraid: { flees: true, checks: -2 },
  slowed: { speedAtMost: 3, noShift: true },
  immobilized: { immobile: true },
  restrained: { implies: ["immobilized"], givesAdvantage: "all", attackRolls: -2 },
  blinded: { givesAdvantage: "all", uncountable: true, attackRolls: -5, skills: { perception: -10 } },
  deafened: { voiceFails: true, skills: { perception: -10 } },
  unconscious: {
    makes: ["prone"],
    givesAdvantage: "all",
    uncountable: true,
    noActions: true,
    senseless: true,
    defenses: -5,
  },
  paralyzed: { implies: ["flatFooted", "immobilized"], noActions: true },
  exposed: { givesAdvantage: "all" },
  totalDefense: { defenses: 2 },
} satisfies Readonly<Record<string, ConditionRule>>;

const NO_RULE: ConditionRule = {};
const table: Readonly<Record<string, ConditionRule>> = CONDITIONS;

/** Is this the key of a condition, of the rules or of the table's own? */
export function isCondition(house: House, key: string): boolean {
  return Object.hasOwn(table, key) || house.extraConditions.some((extra) => extra.key === key);
}

/** What the condition with this key does. A key that is no condition does nothing. */
export function conditionRuleOf(house: House, key: string): ConditionRule {
  const own = Object.hasOwn(table, key) ? table[key] : undefined;
  return own ?? house.extraConditions.find((extra) => extra.key === key)?.rule ?? NO_RULE;
}
