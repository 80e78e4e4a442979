// CF-8.13: the value that an attack has to reach.
import { isUnder } from "../conditions/active.ts";
import type { Fighter, Rules } from "../fight.ts";
import type { Defense } from "../sheet/parts.ts";
import { ownedItem } from "./items.ts";
import { fromConditions, sumOf } from "./penalties.ts";

/** A defence as it stands against this kind of attack: the sheet's value, for AC shields and a lost bonus, conditions. */
export function defenseValue(
  rules: Rules,
  target: Fighter,
  { versus, isRanged }: { readonly versus: Defense; readonly isRanged: boolean },
): number {
  const conditions = fromConditions(
    rules,
    target,
    (rule) => (rule.defenses ?? 0) + (isRanged ? (rule.rangedDefenses ?? 0) : 0),
  );
  const armour = versus === "ac" ? shieldsOf(target) - lostBonus(rules, target) : 0;
  return target.sheet.defenses[versus] + armour + sumOf(conditions);
}

/** AC of the shields in hand. */
function shieldsOf(target: Fighter): number {
  return target.held.reduce((sum, id) => {
    const item = ownedItem(target, id)?.item;
    return item?.kind === "shield" ? sum + item.ac : sum;
  }, 0);
}

/** The bonus that AC loses while flat-footed; a negative one is none and is not lost (CF-13.2). */
function lostBonus({ house }: Rules, target: Fighter): number {
  const ability = target.sheet.acAbility;
  if (ability === "none" || !isUnder(house, target, "losesAcAbility")) return 0;
  return Math.max(0, target.sheet.abilities[ability]);
}
