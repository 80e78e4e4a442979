// CF-10.1 to CF-10.6, CF-10.9: the damage roll.
import { isUnder } from "../conditions/active.ts";
import { maximumOf } from "../dice.ts";
import type { DamageRoll } from "../events.ts";
import { type CfFight, fighterOf } from "../fight.ts";
import { damageModifiers, type Modifier, sumOf, withoutZeros } from "../rules/penalties.ts";
import { partOf } from "../rules/rounding.ts";
import type { Hit } from "./attack.ts";
import type { CfDraft } from "./draft.ts";
import { rollDice, sumOfFaces } from "./roll.ts";

/** What a hit does: dice, rolled one after another, and fixed values. */
export type DamageSource = {
  readonly dice: readonly string[];
  readonly fixed: readonly Modifier[];
  /** Weapon damage is what weakness halves (CF-13.4). */
  readonly isWeapon: boolean;
  readonly isSpell: boolean;
};

/** A damage roll's result for one who was hit. */
export type DamageResult = { readonly amount: number; readonly roll: DamageRoll };

/**
 * One damage roll for all who were hit (CF-10.5). Where criticals count as the maximum, dice are rolled only if somebody
 * was hit normally (CF-10.9). The result is that of the moment of the roll, whatever befalls the attacker by it.
 */
export function rollDamage(
  draft: CfDraft,
  roll: { readonly as: string; readonly isSecret: boolean; readonly hits: readonly Hit[] },
  source: DamageSource,
): (hit: Hit) => DamageResult {
  const { as, isSecret, hits } = roll;
  const isMaximal = ({ isCritical }: Hit) => isCritical && draft.state.house.critical === "max";
  const isRolled = !hits.every(isMaximal);
  const faces = isRolled ? source.dice.flatMap((dice) => rollDice(draft, dice, { as, why: "damage", isSecret })) : [];
  const fight = draft.state;
  return (hit) =>
    isMaximal(hit)
      ? resultOf(fight, as, source, { faces: [], dice: sumOf(maxima(source)), isMaximum: true, isDoubled: false })
      : resultOf(fight, as, source, { faces, dice: sumOfFaces(faces), isMaximum: false, isDoubled: hit.isCritical });
}

/** What is added to the dice: fixed values and what weighs on damage rolls (CF-10.6). */
export function damageAddends(fight: CfFight, as: string, source: DamageSource): readonly Modifier[] {
  return [...withoutZeros(source.fixed), ...damageModifiers(fight, fighterOf(fight, as), source.isSpell)];
}

function maxima({ dice }: DamageSource): readonly Modifier[] {
  return dice.map((notation) => ({ name: notation, value: maximumOf(notation) }));
}

/** CF-10.6: dice + fixed values + penalties, doubled, halved, at least `minimumDamage`. */
function resultOf(
  fight: CfFight,
  as: string,
  source: DamageSource,
  rolled: Pick<DamageRoll, "faces" | "dice" | "isMaximum" | "isDoubled">,
): DamageResult {
  const attacker = fighterOf(fight, as);
  const modifiers = damageAddends(fight, as, source);
  const isHalved = source.isWeapon && isUnder(fight.house, attacker, "halvesWeaponDamage");
  const sum = (rolled.dice + sumOf(modifiers)) * (rolled.isDoubled ? 2 : 1);
  const amount = Math.max(fight.house.minimumDamage, isHalved ? partOf(fight.house, sum, 2) : sum);
  return { amount, roll: { ...rolled, modifiers, isHalved } };
}
