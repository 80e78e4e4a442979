// CF-9.4 to CF-9.8: flanking.
import { findCombatant } from "../../core/fight.ts";
import type { CfFight, Fighter } from "../fight.ts";
import { isEngagedWith } from "./movement.ts";
import { isAlly, isCountable } from "./standing.ts";

/** Is there another countable ally in the engagement? (CF-9.4) */
export function hasFlankingAlly(fight: CfFight, flanker: Fighter): boolean {
  return fight.combatants.some((c) => isAlly(flanker, c) && isEngagedWith(flanker, c) && isCountable(fight, c));
}

/** Has the flanker's pincer come apart? (CF-9.7) */
export function isFlankBroken(fight: CfFight, flanker: Fighter): boolean {
  const { flank } = flanker;
  if (flank === undefined) return false;
  const enemy = findCombatant(fight, flank.target);
  if (enemy === undefined || enemy.isDead || enemy.isRemoved) return true;
  if (enemy.steps !== flank.itsSteps || flanker.steps !== flank.ownSteps) return true;
  return !isCountable(fight, flanker) || !hasFlankingAlly(fight, flanker);
}

/**
 * Is the target in a pincer that helps this attacker, its immunity aside? The flanker's own, or with `flankBenefit:
 * everyone` that of an ally for every countable one in the engagement (CF-9.5).
 */
export function isFlankedFor(fight: CfFight, attacker: Fighter, target: Fighter): boolean {
  if (attacker.flank?.target === target.id) return true;
  if (fight.house.flankBenefit === "flanker") return false;
  const shares = isEngagedWith(attacker, target) && isCountable(fight, attacker);
  return shares && fight.combatants.some((c) => c.flank?.target === target.id && isAlly(attacker, c));
}
