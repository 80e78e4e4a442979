// CF-9.1 to CF-9.3, CF-9.6: combat advantage.
import { activeConditions } from "../conditions/active.ts";
import type { CfFight, Fighter } from "../fight.ts";
import { isFlankedFor } from "./flanking.ts";

/** What combat advantage adds to an attack roll (CF-9.2). */
export const ADVANTAGE = 2;

/** How an attack is made, as far as advantage and defences ask. */
export type AttackManner = { readonly isRanged: boolean; readonly isSpell: boolean };

/**
 * The reasons for which an attack has advantage: keys of conditions, `flanked`. None outside `advantageScope`.
 * @param knowsImmunity without it an immunity to flanking is overlooked, as whoever does not know of it must
 */
export function advantageReasons(
  fight: CfFight,
  pair: { readonly attacker: Fighter; readonly target: Fighter; readonly knowsImmunity: boolean },
  manner: AttackManner,
): readonly string[] {
  if (manner.isSpell && fight.house.advantageScope === "weaponsOnly") return [];
  const { attacker, target, knowsImmunity } = pair;
  const reasons = activeConditions(fight.house, target).flatMap(({ key, rule }) => {
    const gives = rule.givesAdvantage === "all" || (rule.givesAdvantage === "melee" && !manner.isRanged);
    return gives ? [key] : [];
  });
  const isImmune = target.sheet.flankImmune && knowsImmunity;
  return !isImmune && isFlankedFor(fight, attacker, target) ? [...reasons, "flanked"] : reasons;
}

/** What these reasons add to the attack roll (CF-9.3, `advantageStacking`). */
export function advantageBonus(fight: CfFight, reasons: readonly string[]): number {
  if (fight.house.advantageStacking === "each") return ADVANTAGE * reasons.length;
  return reasons.length > 0 ? ADVANTAGE : 0;
}
