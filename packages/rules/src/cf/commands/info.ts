// What a prompt tells before anything is rolled. CF-16.2: a seat that only commands a dominated one learns no numbers.
import { memoLatest } from "../../core/memo.ts";
import type { Prompt } from "../../core/prompt.ts";
import type { CfFight, Fighter } from "../fight.ts";
import { advantageBonus, advantageReasons } from "../rules/advantage.ts";
import type { Knowledge } from "../rules/control.ts";
import { type Modifier, sumOf } from "../rules/penalties.ts";
import type { Potion } from "../sheet/item.ts";
import type { Effect, Special, Spell } from "../sheet/powers.ts";
import { type Attack, ownModifiers } from "../steps/attack.ts";
import { type DamageSource, damageAddends } from "../steps/damage.ts";
import type { Offer } from "./turnCommand.ts";

/** What a prompt tells besides its fields. */
export type PromptInfo = NonNullable<Prompt["info"]>;

/** An attack that a prompt offers. */
export type OfferedAttack = {
  readonly attack: Attack;
  readonly damage?: DamageSource | undefined;
  readonly targets: readonly string[];
};

/**
 * Of an attack: the defence, the own sum and its addends, the damage, and for each target on whom it has advantage by
 * what everybody sees how much that adds. Nothing of a target's hidden numbers, its immunity to flanking included.
 */
export function attackInfo(offer: Offer, { attack, damage, targets }: OfferedAttack): PromptInfo {
  const { fight, fighter, knows } = offer;
  const known = advantages(fight, fighter, attack.isRanged, attack.isSpell, knows);
  const bonuses = targets.flatMap((id): [string, number][] => {
    const bonus = known.get(id);
    return bonus === undefined ? [] : [[id, bonus]];
  });
  const advantage: PromptInfo = bonuses.length === 0 ? {} : { advantage: Object.fromEntries(bonuses) };
  if (!knows(fighter)) return { versus: attack.versus, ...advantage };
  const modifiers = ownModifiers(fight, fighter, attack);
  return {
    versus: attack.versus,
    bonus: sumOf(modifiers),
    modifiers: byName(modifiers),
    ...(damage !== undefined && { damage: diceText(damage.dice, sumOf(damageAddends(fight, fighter.id, damage))) }),
    ...advantage,
  };
}

/** What advantage adds for an attacker by what is known, for each on whom it has any: many prompts offer the same targets. */
const advantages = memoLatest(
  (fight: CfFight, attacker: Fighter, isRanged: boolean, isSpell: boolean, knows: Knowledge) => {
    const bonuses = new Map<string, number>();
    for (const target of fight.combatants) {
      const pair = { attacker, target, knowsImmunity: knows(target) };
      const bonus = advantageBonus(fight, advantageReasons(fight, pair, { isRanged, isSpell }));
      if (bonus !== 0) bonuses.set(target.id, bonus);
    }
    return bonuses;
  },
);

/** Of a special or spell besides its attack: how far it reaches around its centre, what it heals, brings and ends. */
export function powerInfo({ knows, fighter }: Offer, power: Special | Spell): PromptInfo {
  const area: PromptInfo = power.area === undefined ? {} : { radius: power.area.radius, affects: power.area.affects };
  if (!knows(fighter)) return area;
  const heal = "heal" in power && power.heal !== undefined ? { heal: diceText([power.heal], power.healBonus) } : {};
  return { ...area, ...heal, ...changesOf(power) };
}

/** Of a potion: what it heals, brings and ends. */
export function potionInfo({ knows, fighter }: Offer, potion: Potion): { readonly info?: PromptInfo } {
  if (!knows(fighter)) return {};
  const heal = potion.heal === undefined ? {} : { heal: diceText([potion.heal], potion.healBonus) };
  return { info: { ...heal, ...changesOf(potion) } };
}

function changesOf({ applies, removes }: { applies: readonly Effect[]; removes: readonly string[] }): PromptInfo {
  const brings = applies.map(({ condition }) => condition);
  return { ...(applies.length > 0 && { brings }), ...(removes.length > 0 && { ends: [...removes] }) };
}

/** Addends of the same name are summed: a weapon's and a technique's stay apart. */
function byName(modifiers: readonly Modifier[]): PromptInfo {
  const sums: Record<string, number> = {};
  for (const { name, value } of modifiers) sums[name] = (sums[name] ?? 0) + value;
  return sums;
}

/** Dice and a fixed value as tables write them: `1d8+1d6+4`. */
function diceText(dice: readonly string[], fixed: number): string {
  const sign = fixed < 0 ? "" : "+";
  if (dice.length === 0) return String(fixed);
  return fixed === 0 ? dice.join("+") : `${dice.join("+")}${sign}${fixed}`;
}
