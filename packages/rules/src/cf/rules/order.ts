// CF-1.3 to CF-1.8: who acts earlier.
import { findCombatant } from "../../core/fight.ts";
import type { CfFight, Fighter } from "../fight.ts";

/** What decides the order: total, base value, PC side, side and place in the listing. */
function rankOf(fight: CfFight, fighter: Fighter): readonly number[] {
  const side = fight.combatants.findIndex((c) => c.side === fighter.side);
  const listed = fight.combatants.findIndex((c) => c.id === fighter.id);
  const isPcSide = fight.pcSides.includes(fighter.side);
  return [-(fighter.initiative ?? 0), -fighter.sheet.initiative, isPcSide ? 0 : 1, side, listed];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((value, place) => value !== b[place]);
  return i === -1 ? 0 : (a[i] ?? 0) - (b[i] ?? 0);
}

/** The order after the initiative rolls (CF-1.3, CF-1.4, CF-1.6). */
export function orderByInitiative(fight: CfFight): readonly string[] {
  const ranked = fight.combatants.map((fighter) => ({ id: fighter.id, rank: rankOf(fight, fighter) }));
  return ranked.sort((a, b) => compare(a.rank, b.rank)).map(({ id }) => id);
}

/** The order with a newcomer before the first one it precedes (CF-1.9). */
export function orderWithNewcomer(fight: CfFight, newcomer: Fighter): readonly string[] {
  const own = rankOf(fight, newcomer);
  const before = fight.order.findIndex((id) => {
    const other = findCombatant(fight, id);
    return other !== undefined && compare(own, rankOf(fight, other)) < 0;
  });
  const place = before === -1 ? fight.order.length : before;
  return [...fight.order.slice(0, place), newcomer.id, ...fight.order.slice(place)];
}

/** The order with one combatant behind all whose total is equal or higher (CF-1.7). */
export function orderAfterChange(fight: CfFight, changed: string): readonly string[] {
  const total = initiativeOf(fight, changed);
  const others = fight.order.filter((id) => id !== changed);
  const place = others.findLastIndex((id) => initiativeOf(fight, id) >= total) + 1;
  return [...others.slice(0, place), changed, ...others.slice(place)];
}

/** The order with one combatant directly behind another (CF-1.8). */
export function orderBehind(order: readonly string[], moved: string, after: string): readonly string[] {
  return order.flatMap((id) => (id === moved ? [] : id === after ? [id, moved] : [id]));
}

/** The order with the places that these ids hold filled by them anew, in this sequence (CF-1.5, CF-1.6). */
export function orderRefilled(order: readonly string[], ids: readonly string[]): readonly string[] {
  const places = ids.map((id) => order.indexOf(id)).sort((a, b) => a - b);
  return order.map((id, place) => {
    const i = places.indexOf(place);
    return i === -1 ? id : (ids[i] ?? id);
  });
}

/** The rolled total, 0 before the rolls. */
export function initiativeOf(fight: CfFight, id: string): number {
  return findCombatant(fight, id)?.initiative ?? 0;
}
