// CH-8.7, 8.8: what an injury comes to.
import type { Fighter, State } from "../state.ts";
import { isStanding } from "./standing.ts";

/** How this much injury puts a combatant out, if it does. Equal to health stands. */
export function outcomeOfInjury(state: State, { health }: Fighter, injury: number): "down" | "dead" | undefined {
  if (injury <= health) return undefined;
  const margin = state.house.lethalMargin;
  return margin !== null && injury > health + margin ? "dead" : "down";
}

/** Was it killed outright (CH-17.6) and not by its injury? Then it stays dead whatever that is. */
export function isSlain(state: State, fighter: Fighter): boolean {
  return fighter.status === "dead" && outcomeOfInjury(state, fighter, fighter.injury) !== "dead";
}

/** Tests an injury that the GM changed, in both directions: the status it comes to. */
export function statusAfterInjury(state: State, fighter: Fighter, injury: number): Fighter["status"] {
  if (isSlain(state, fighter)) return "dead";
  return outcomeOfInjury(state, fighter, injury) ?? (isStanding(fighter) ? fighter.status : "skipped");
}
