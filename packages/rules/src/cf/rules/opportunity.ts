// CF-7.1, CF-7.4, CF-7.5: who may strike at somebody leaving, and whether the move can still be made.
import { findCombatant } from "../../core/fight.ts";
import type { CfFight, Fighter, OpenMove } from "../fight.ts";
import { isHeldByFear } from "./fear.ts";
import { marksOfMove } from "./movement.ts";
import { isAble, isEnemy } from "./standing.ts";

/** Enemies that an ordinary move away from `from` provokes, in turn order (CF-7.1, CF-7.2). */
export function provokedBy(fight: CfFight, mover: Fighter): readonly string[] {
  if (fight.house.opportunity === "none") return [];
  return fight.order.filter((id) => isEligible(fight, mover, id));
}

/** May this enemy strike at the mover: able, at its mark, with attacks left, not held by fear? */
export function isEligible(fight: CfFight, mover: Fighter, id: string): boolean {
  const enemy = findCombatant(fight, id);
  if (enemy === undefined || !isEnemy(mover, enemy) || enemy.at !== mover.at || !isAble(fight, enemy)) return false;
  const { opportunityLimit } = fight.house;
  const hasLeft = opportunityLimit === 0 || enemy.opportunityUsed < opportunityLimit;
  return hasLeft && !isHeldByFear(fight, enemy);
}

/** Is the mover still where it set out, able, and is its goal within reach as things are now? (CF-7.4) */
export function canStillMove(fight: CfFight, { mover: id, from, to }: OpenMove): boolean {
  const mover = findCombatant(fight, id);
  if (mover === undefined || !isAble(fight, mover) || mover.at !== from) return false;
  return marksOfMove(fight, mover).includes(to);
}
