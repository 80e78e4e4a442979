// CF-2.2 to CF-2.4, CF-5.1, CF-13.5: which actions are left in the turn.
import { isUnder } from "../conditions/active.ts";
import type { CfFight, Fighter, Turn } from "../fight.ts";

/** Standard and move actions spent in a turn. */
export function actionsSpent({ standard, move }: Turn): number {
  return 2 - standard - move;
}

/** Has it an action of this kind left? A standard action may be spent as a move action; the dazed have one in all. */
export function hasAction(fight: CfFight, fighter: Fighter, kind: "standard" | "move"): boolean {
  const turn = turnOf(fight, fighter);
  if (turn === undefined || isDazedOut(fight, fighter, turn)) return false;
  return turn.standard > 0 || (kind === "move" && turn.move > 0);
}

/** May it take another free action (`freeActionLimit`, `dazedCountsFree`)? */
export function hasFreeAction(fight: CfFight, fighter: Fighter): boolean {
  const turn = turnOf(fight, fighter);
  if (turn === undefined) return false;
  const { freeActionLimit, dazedCountsFree } = fight.house;
  if (freeActionLimit > 0 && turn.free >= freeActionLimit) return false;
  return !dazedCountsFree || !isDazedOut(fight, fighter, turn);
}

/** The turn, if it is this combatant's. */
export function turnOf({ turn }: Pick<CfFight, "turn">, fighter: Fighter): Turn | undefined {
  return turn?.as === fighter.id ? turn : undefined;
}

/** Has the one action of the dazed been taken (CF-13.5)? */
function isDazedOut(fight: CfFight, fighter: Fighter, turn: Turn): boolean {
  const taken = actionsSpent(turn) + (fight.house.dazedCountsFree ? turn.free : 0);
  return taken > 0 && isUnder(fight.house, fighter, "oneAction");
}
