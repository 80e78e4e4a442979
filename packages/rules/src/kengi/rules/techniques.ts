/** KG-3.4, KG-4.1, KG-4.3, KG-4.6, KG-5.8, KG-8.1: what techniques fit, add up to and cost. */
import type { Technique, Way } from "../definitions.ts";
import type { House } from "../house.ts";

/** KG-4.1: may it be used with this weapon in hand? */
export function isFor(technique: Technique, weapon: string): boolean {
  return technique.weapons === "any" || technique.weapons.includes(weapon);
}

/** Does its guard count in this way of defence? */
export function isForWay(technique: Technique, way: Way): boolean {
  return technique.use === "both" || technique.use === way;
}

/** KG-3.4: the sum of one modifier over all techniques used together. */
export function total(techniques: readonly Technique[], modifier: "hit" | "guard" | "damage"): number {
  return techniques.reduce((sum, technique) => sum + technique[modifier], 0);
}

/** KG-8.1: strikes of an attack with these techniques. Only techniques that state two or more count in a sum. */
export function countStrikes(techniques: readonly Technique[], house: House): number {
  const stated = techniques.map(({ attacks }) => attacks).filter((attacks) => attacks > 1);
  if (house.multiAttackStack === "max") return Math.max(1, ...stated);
  return Math.max(
    1,
    stated.reduce((sum, attacks) => sum + attacks, 0),
  );
}

/** KG-4.3, KG-5.8: preparations before an attack, or openings after a defence, with `count` techniques. */
export function comboCost(count: number, house: House): number {
  switch (house.comboCost) {
    case "fromTwo":
      return count >= 2 ? count : 0;
    case "always":
      return count;
    case "extraOnly":
      return Math.max(0, count - 1);
  }
}

/** KG-5.8: openings to come when `turns` of them are gained besides those there are. */
export function openingsWith(openings: number, turns: number, house: House): number {
  return house.openingsAdd === "sum" ? openings + turns : Math.max(openings, turns);
}

/** KG-4.3, KG-4.6: preparations that an attack with `count` techniques needs. `named` asks for names instead (KG-4.5). */
export function preparationsNeeded(count: number, house: House): number {
  return house.combining === "count" ? comboCost(count, house) : 0;
}

/** KG-4.3, KG-4.6: most techniques that this many preparations allow in one attack. */
export function mostTechniques(known: number, prepared: number, house: House): number {
  if (house.combining !== "count") return Math.min(1, known);
  let most = 0;
  while (most < known && comboCost(most + 1, house) <= prepared) most += 1;
  return most;
}
