// CF-10.7, CF-11: HP last, below 0 too, and death. CF-12.2: of conditions what lasts until it is taken away, and being
// unconscious by HP; turns and saves are of one fight, and so is lying prone but for the unconscious. CF-3.4, CF-4.6, CF-4.7:
// what one carries and holds lasts, potions drunk are gone. CF-11.6: what has been announced is known. Uses are per
// encounter (CF-8.11), initiative, marks and flanks of one fight, surprise (CF-1.10) of one start.
import { conditionRuleOf } from "./conditions/table.ts";
import { inSetUp } from "./create.ts";
import type { CfFight, Condition, Fighter } from "./fight.ts";
import { limitedPowers } from "./rules/adjustable.ts";
import { itemsAfterFight } from "./rules/items.ts";

/** The table in set-up again with those who stay. What lies on the ground stays behind but for what is somebody's own. */
export function nextFight(fight: CfFight, stay: readonly string[]): CfFight {
  const staying = fight.combatants.filter(({ id }) => stay.includes(id));
  const fighters = staying.map((fighter) => afterFight(fight, fighter, staying));
  return { ...inSetUp(fight.house, fighters), isLaterFight: true };
}

function afterFight({ house, ground }: CfFight, fighter: Fighter, staying: readonly Fighter[]): Fighter {
  const { id, name, side, kind, owner, sheet, hp, maxHp, isDead, isAnnounced } = fighter;
  return {
    ...{ id, name, side, kind, owner, hp, maxHp, isDead, isAnnounced },
    sheet: { ...sheet, conditions: [], surprised: false },
    isRemoved: false,
    at: 0,
    steps: 0,
    conditions: lastingConditions(house, fighter, staying),
    ...itemsAfterFight(
      fighter,
      ground,
      staying.map((one) => one.id),
    ),
    uses: Object.fromEntries(limitedPowers(sheet).map((power) => [power.id, power.uses])),
    inRound: "ready",
    opportunityUsed: 0,
  };
}

/** They count as set before the first turn, like a sheet's. Domination and fear end with a source that does not stay (CF-12.8). */
function lastingConditions(
  house: CfFight["house"],
  { conditions }: Fighter,
  staying: readonly Fighter[],
): readonly Condition[] {
  const isUnconscious = conditions.some((condition) => condition.key === "unconscious" && isLasting(condition));
  return conditions
    .filter((condition) => isLasting(condition) && (condition.key !== "prone" || isUnconscious))
    .flatMap(({ key, until, source, note }): readonly Condition[] => {
      const rule = conditionRuleOf(house, key);
      const isThere = staying.some(({ id, isDead }) => id === source && !isDead);
      if (source !== undefined && !isThere && (rule.obeys === true || rule.flees === true)) return [];
      return [
        {
          key,
          until,
          ...(source === undefined || !isThere ? {} : { source }),
          ...(note === undefined ? {} : { note }),
          since: 0,
        },
      ];
    });
}

function isLasting({ until }: Condition): boolean {
  return until === "removed" || until === "hp";
}
