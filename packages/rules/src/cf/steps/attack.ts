// CF-8.1 to CF-8.3, CF-8.8, CF-9.2: the attack roll.
import { type CfFight, type Fighter, fighterOf } from "../fight.ts";
import { type AttackManner, advantageBonus, advantageReasons } from "../rules/advantage.ts";
import { seatsKnowing } from "../rules/control.ts";
import { defenseValue } from "../rules/defense.ts";
import { attackModifiers, type Modifier, sumOf, withoutZeros } from "../rules/penalties.ts";
import type { Defense } from "../sheet/parts.ts";
import type { CfDraft } from "./draft.ts";
import { rollD20 } from "./roll.ts";

/** A way to attack: what is added by the attacker and its means, and what has to be reached. */
export type Attack = AttackManner & {
  readonly with: { readonly id: string; readonly name: string };
  readonly versus: Defense;
  /** From the sheet: bonus, weapon, technique, special, spell. */
  readonly bases: readonly Modifier[];
};

/** How an attack ended. `isCritical` only where the house rules know criticals. */
export type Hit = { readonly target: string; readonly isCritical: boolean };

/** What is added to the die whoever the target is: bases and the attacker's conditions (CF-8.1, CF-8.2). */
export function ownModifiers(fight: CfFight, attacker: Fighter, attack: Attack): readonly Modifier[] {
  return [...withoutZeros(attack.bases), ...attackModifiers(fight, attacker)];
}

/** Rolls to hit one target; the hit, if it is one. */
export function rollToHit(
  draft: CfDraft,
  pair: { readonly as: string; readonly target: string; readonly isSecret: boolean },
  attack: Attack,
): Hit | undefined {
  const { as, target, isSecret } = pair;
  const face = rollD20(draft, { as, why: "attack", isSecret });
  const fight = draft.state;
  const [attacker, defender] = [fighterOf(fight, as), fighterOf(fight, target)];
  const reasons = advantageReasons(fight, { attacker, target: defender, knowsImmunity: true }, attack);
  const advantage = { name: "advantage", value: advantageBonus(fight, reasons) };
  const modifiers = [...ownModifiers(fight, attacker, attack), ...withoutZeros([advantage])];
  const total = face + sumOf(modifiers);
  const defense = defenseValue(fight, defender, attack);
  const hit = isHit(fight, { face, total, defense });
  const critical = hit && face === 20 && fight.house.critical !== "none";
  draft.emit({
    type: "attackRolled",
    ...{ as, target, with: attack.with, thing: attack.with.name, versus: attack.versus, hit, critical },
    ...{ advantage: reasons.length > 0, face, total, modifiers, defense, isSecret },
    knownTo: seatsKnowing(fight, attacker),
    targetKnownTo: seatsKnowing(fight, defender),
  });
  return hit ? { target, isCritical: critical } : undefined;
}

/** CF-8.3: reaching the value hits. CF-8.8: a natural 20 or 1 may go before the sum. */
function isHit(
  { house }: CfFight,
  { face, total, defense }: { readonly face: number; readonly total: number; readonly defense: number },
): boolean {
  if (face === 20 && house.natural20 === "hits") return true;
  if (face === 1 && house.natural1 === "misses") return false;
  return total >= defense;
}
