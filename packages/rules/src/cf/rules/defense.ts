// CF-8.13: the value that an attack has to reach.
import { isUnder } from "../conditions/active.ts";
import type { CfFight, Fighter } from "../fight.ts";
import type { Defense } from "../sheet/parts.ts";
import { ownedItem } from "./items.ts";
import { fromConditions, type Modifier, sumOf } from "./penalties.ts";

/** A defence as it stands, addend by addend. */
export function defenseModifiers(
  fight: CfFight,
  target: Fighter,
  against: { readonly versus: Defense; readonly isRanged: boolean },
): readonly Modifier[] {
  const base = { name: against.versus, value: target.sheet.defenses[against.versus] };
  const conditions = fromConditions(
    fight,
    target,
    (rule) => (rule.defenses ?? 0) + (against.isRanged ? (rule.rangedDefenses ?? 0) : 0),
  );
  return against.versus === "ac" ? [base, ...armour(fight, target), ...conditions] : [base, ...conditions];
}

/** A defence as it stands (CF-8.13). */
export function defenseValue(
  fight: CfFight,
  target: Fighter,
  against: { readonly versus: Defense; readonly isRanged: boolean },
): number {
  return sumOf(defenseModifiers(fight, target, against));
}

/** What only AC has: held shields, and the bonus that the flat-footed lose. */
function armour(fight: CfFight, target: Fighter): readonly Modifier[] {
  const shields = target.held.flatMap((id) => {
    const item = ownedItem(target, id)?.item;
    return item?.kind === "shield" ? [{ name: "shield", value: item.ac }] : [];
  });
  const ability = target.sheet.acAbility;
  const bonus = ability === "none" ? 0 : target.sheet.abilities[ability];
  if (bonus <= 0 || !isUnder(fight.house, target, "losesAcAbility")) return shields;
  return [...shields, { name: "flatFooted", value: -bonus }];
}
