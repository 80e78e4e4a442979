/** KG-7.7, KG-7.11, KG-7.12, KG-10.6: what ends for a combatant with the fight, or on leaving it. */
import type { Fighter } from "../fighter.ts";
import type { House } from "../house.ts";
import { changed, type State } from "../state.ts";

/** Stance, preparation, openings, doublings and bleeding are gone. */
export const unburdened = {
  stance: undefined,
  prepared: 0,
  readied: [],
  openings: 0,
  inOpening: false,
  doubled: [],
  mortal: false,
  parryUsed: false,
  spent: [],
} as const satisfies Partial<Fighter>;

/** The combatant leaves the fight. */
export function left(state: State, id: string, how: Pick<Fighter, "status"> & Partial<Fighter>): State {
  return changed(state, id, () => ({ ...unburdened, ...how }));
}

/** The fighter with other HP. KG-7.7: above the mark the mortal state ends, unless it lasts until the fight is left. */
export function withHp(fighter: Fighter, hp: number, house: House): Fighter {
  const isHealed = house.mortalEnds === "whenHealed" && hp > fighter.mortalAt;
  return { ...fighter, hp, mortal: fighter.mortal && !isHealed };
}
