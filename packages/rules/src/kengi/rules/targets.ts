/** Who may be attacked (KG-3.1), healed (KG-7.13, KG-10.7) and finished (KG-10.9). */
import { type Fighter, isInFight } from "../fighter.ts";
import type { State } from "../state.ts";

/** KG-3.1: those in the fight on other sides, in listing order. */
export function foesOf(state: State, fighter: Fighter): readonly Fighter[] {
  return state.combatants.filter((other) => other.side !== fighter.side && isInFight(other));
}

/** KG-7.13 during the fight, KG-10.7 after it: whom a spell may heal. */
export function healable(state: State, healer: Fighter): readonly Fighter[] {
  return state.phase === "aftermath" ? curable(state, healer) : comradesHurt(state, healer);
}

function comradesHurt(state: State, healer: Fighter): readonly Fighter[] {
  const isNear = (other: Fighter) => isInFight(other) || other.status === "routed";
  return state.combatants.filter((other) => other.side === healer.side && isNear(other) && isHurt(other));
}

/** KG-10.7: the hurt at the same place, whatever their side, oneself among them. */
export function curable(state: State, healer: Fighter): readonly Fighter[] {
  return state.combatants.filter((other) => other.status !== "dead" && isHurt(other) && isSamePlace(healer, other));
}

function isHurt(fighter: Fighter): boolean {
  return fighter.hp < fighter.hpMax;
}

function isSamePlace(one: Fighter, other: Fighter): boolean {
  if (one.status !== "fled") return other.status !== "fled";
  return other.status === "fled" && one.side === other.side;
}

/** KG-10.9: the routed of other sides at or below their first mark; only whoever stands can finish them. */
export function finishable(state: State, fighter: Fighter): readonly Fighter[] {
  if (!isInFight(fighter)) return [];
  return state.combatants.filter(
    (other) => other.side !== fighter.side && other.status === "routed" && other.hp <= other.seriousAt,
  );
}
