import { withCombatant } from "../../core/fight.ts";
import type { CfFight, Fighter } from "../fight.ts";

/** The fight with some values of one combatant replaced. */
export function withFighter(fight: CfFight, id: string, values: Partial<Fighter>): CfFight {
  return withCombatant(fight, id, (fighter) => ({ ...fighter, ...values }));
}

/** The fight with its current turn changed; without one nothing changes. */
export function withTurn(fight: CfFight, change: (turn: NonNullable<CfFight["turn"]>) => CfFight["turn"]): CfFight {
  const turn = fight.turn === undefined ? undefined : change(fight.turn);
  return turn === undefined ? fight : { ...fight, turn };
}

/** The value without some of its optional keys. */
export function without<T extends object, K extends keyof T>(value: T, ...keys: readonly K[]): Omit<T, K> {
  const rest: Partial<T> = { ...value };
  for (const key of keys) delete rest[key];
  return rest as Omit<T, K>;
}
