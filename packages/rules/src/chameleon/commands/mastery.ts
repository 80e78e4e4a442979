// CH-17.3: mastery costs 1 martial experience, outside the fight, once a weapon. CH-18.4: the GM recharges items.
import { z } from "zod";
import { refuse } from "../../core/refusal.ts";
import type { Weapon } from "../data/weapon.ts";
import { labelsOf, tableName } from "../data/weaponNames.ts";
import { fighterOf } from "../rules/standing.ts";
import { weaponOf } from "../rules/wielding.ts";
import type { Fighter } from "../state.ts";
import { isOutOfFight, ownedBy, tableCommand } from "./command.ts";

/** `masterWeapon {as, weapon}`. Refused: `badArgument`, `alreadyMastered`, `notEnoughExperience`. */
export const masterWeapon = tableCommand({
  isPhase: isOutOfFight,
  args: z.strictObject({ weapon: z.string() }),
  decide(table, { as, seat, args: { weapon: id } }) {
    const fighter = fighterOf(table.state, as);
    const weapon = weaponOf(fighter, id);
    if (!weapon?.requires.mastery)
      refuse("badArgument", "weapon: one that is carried and needs mastery", { field: "weapon" });
    if (fighter.mastered.includes(id)) refuse("alreadyMastered", "weapon: mastered already", { field: "weapon" });
    if (fighter.martialExperience < 1) refuse("notEnoughExperience", "as: no martial experience left");
    const knownTo = seat === "gm" ? [seat] : [seat, "gm" as const];
    table.emit({ type: "weaponMastered", as, weapon: id, ...tableName(weapon), knownTo });
  },
  offers(state, seat) {
    if (!isOutOfFight(state)) return [];
    return ownedBy(state, seat)
      .map((fighter) => ({ fighter, weapons: learnable(fighter) }))
      .filter(({ weapons }) => weapons.length > 0)
      .map(({ fighter, weapons }) => ({
        id: `masterWeapon:${fighter.id}`,
        type: "masterWeapon",
        as: fighter.id,
        fields: [
          {
            name: "weapon",
            kind: "choice",
            options: weapons.map(({ id }) => id),
            ...labelsOf(weapons),
          },
        ],
      }));
  },
});

function learnable(fighter: Fighter): readonly Weapon[] {
  if (fighter.martialExperience < 1) return [];
  return fighter.weapons.filter(({ id, requires }) => requires.mastery && !fighter.mastered.includes(id));
}

/** `rechargeItem {as, item}`, the GM's. Refused: `badArgument` (not spent). */
export const rechargeItem = tableCommand({
  gmOnly: true,
  isPhase: isOutOfFight,
  args: z.strictObject({ item: z.string() }),
  decide(table, { as, args: { item } }) {
    const fighter = fighterOf(table.state, as);
    const allowed = fighter.spent;
    if (!allowed.includes(item)) refuse("badArgument", "item: one that is spent", { field: "item", allowed });
    const weapon = weaponOf(fighter, item);
    table.emit({ type: "itemRecharged", as, item, ...(weapon === undefined ? {} : tableName(weapon)) });
  },
  offers(state, seat) {
    if (seat !== "gm" || !isOutOfFight(state)) return [];
    return state.combatants
      .filter(({ spent }) => spent.length > 0)
      .map((fighter) => ({
        id: `rechargeItem:${fighter.id}`,
        type: "rechargeItem",
        as: fighter.id,
        fields: [{ name: "item", kind: "choice", options: fighter.spent, ...labelsOf(fighter.weapons) }],
      }));
  },
});
