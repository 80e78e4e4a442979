/** KG-5.2, KG-5.7, KG-5.12, KG-9.4: which defences the pending strike leaves open. */
import type { Technique, Way } from "../definitions.ts";
import { type Fighter, weaponInHand } from "../fighter.ts";
import { attackIn, fighterIn, type State } from "../state.ts";
import { isFor, isForWay } from "./techniques.ts";

/** Why this way of defence is closed: the refusal's code, or undefined. */
export function findWayObstacle(state: State, defender: Fighter, way: Way): string | undefined {
  if (way === "dodge") return undefined;
  if (!weaponInHand(defender).canParry) return "wrongWeapon";
  return state.house.rangedDefence === "dodgeOnly" && isRanged(state) ? "cannotParryRanged" : undefined;
}

/** Does the pending strike come from a missile weapon or a gun? */
export function isRanged(state: State): boolean {
  return weaponInHand(fighterIn(state, attackIn(state).attacker)).range !== "melee";
}

/** KG-5.7: has the technique been used in this turn, where that is the limit? */
export function isSpent(state: State, defender: Fighter, technique: Technique): boolean {
  return state.house.defenceTechniqueUse === "oncePerTurn" && defender.spent.includes(technique.id);
}

/** KG-9.4: may this technique be used against the pending strike, be it a counterattack or not? */
export function isCounterAllowed(state: State, technique: Technique): boolean {
  return !(technique.kind === "counter" && attackIn(state).counter && state.house.counterChain === "once");
}

/** The techniques that may be used in this way against the pending strike. */
export function usableInDefence(state: State, defender: Fighter, way: Way): readonly Technique[] {
  return defender.techniques.filter(
    (technique) =>
      (technique.kind === "defence" || technique.kind === "counter") &&
      isFor(technique, defender.wielded) &&
      isForWay(technique, way) &&
      !isSpent(state, defender, technique) &&
      isCounterAllowed(state, technique),
  );
}
