// CF-8.2, CF-10.6, CF-12.4, CF-12.7: what conditions add to rolls.
import { activeConditions } from "../conditions/active.ts";
import type { ConditionRule } from "../conditions/rule.ts";
import type { CfFight, Fighter, Rules } from "../fight.ts";
import type { House } from "../house.ts";
import { isFearFelt } from "./fear.ts";

/** One addend of a roll or value: what it comes from (a condition's key, a field of the sheet) and how much it adds. */
export type Modifier = { readonly name: string; readonly value: number };

/** The sum of modifiers. */
export function sumOf(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, { value }) => sum + value, 0);
}

/** The modifiers that add something. */
export function withoutZeros(modifiers: readonly Modifier[]): readonly Modifier[] {
  return modifiers.filter(({ value }) => value !== 0);
}

/** CF-12.4: penalties of different conditions add up, or only the worst counts; bonuses always stand. */
export function stacked(house: House, modifiers: readonly Modifier[]): readonly Modifier[] {
  const felt = withoutZeros(modifiers);
  if (house.penaltyStacking === "sum") return felt;
  const worst = Math.min(0, ...felt.map(({ value }) => value));
  const kept = felt.find(({ value }) => value < 0 && value === worst);
  return felt.filter((modifier) => modifier.value > 0 || modifier === kept);
}

/** Attack rolls (CF-8.2): what conditions add to them. Attack rolls are checks. */
export function attackModifiers(fight: CfFight, attacker: Fighter): readonly Modifier[] {
  return fromConditions(fight, attacker, (rule) => (rule.attackRolls ?? 0) + checksOf(fight, attacker, rule));
}

/** Checks (CF-12.7): initiative, saves and, with a skill, skill checks. */
export function checkModifiers(fight: CfFight, fighter: Fighter, skill?: string): readonly Modifier[] {
  return fromConditions(
    fight,
    fighter,
    (rule) => checksOf(fight, fighter, rule) + (skill === undefined ? 0 : skillOf(rule, skill)),
  );
}

/** Damage rolls (CF-10.6), if they are checks at this table. */
export function damageModifiers(fight: CfFight, attacker: Fighter, isSpell: boolean): readonly Modifier[] {
  if (!fight.house.damageRollIsCheck) return [];
  return fromConditions(fight, attacker, (rule) =>
    isSpell && rule.sparesSpellDamage === true ? 0 : checksOf(fight, attacker, rule),
  );
}

/** The conditions' modifiers by their keys, as the table lets them add up. */
export function fromConditions(
  { house }: Rules,
  bearer: Fighter,
  value: (rule: ConditionRule) => number,
): readonly Modifier[] {
  const all = activeConditions(house, bearer).map(({ key, rule }) => ({ name: key, value: value(rule) }));
  return stacked(house, all);
}

function checksOf(fight: CfFight, fighter: Fighter, rule: ConditionRule): number {
  if (rule.flees === true && !isFearFelt(fight, fighter)) return 0;
  return rule.checks ?? 0;
}

function skillOf(rule: ConditionRule, skill: string): number {
  const skills = rule.skills ?? {};
  return Object.hasOwn(skills, skill) ? (skills[skill] ?? 0) : 0;
}
