/** Who may read the guarded fields of an event at the moment it happens: KG-11.2, KG-11.3, KG-11.4, KG-11.5. */
import type { Viewer } from "../core/seat.ts";
import type { Readers } from "./events.ts";
import type { Fighter } from "./fighter.ts";
import { fighterIn, type State } from "./state.ts";

/** KG-11.2, KG-11.3: a choice of techniques that only the controlling seat knows. */
export function readersOfChoice(state: State, id: string): Readers {
  return state.house.techniqueChoice === "secret" ? [fighterIn(state, id).owner] : "all";
}

/** KG-11.4: the numbers of one combatant. */
export function readersOfNumbers(state: State, id: string): Readers {
  return readersOf(state, fighterIn(state, id));
}

/** The numbers of two combatants in one sum: only those who may read both. */
export function readersOfBoth(state: State, one: string, other: string): Readers {
  const [some, others] = [readersOfNumbers(state, one), readersOfNumbers(state, other)];
  if (some === "all") return others;
  return others === "all" ? some : some.filter((seat) => others.includes(seat));
}

/** May the viewer see HP, abilities and initiative of this combatant? */
export function canSeeNumbers(state: State, fighter: Fighter, viewer: Viewer): boolean {
  return isReader(readersOf(state, fighter), viewer);
}

/** Is the viewer one of the readers? Who sees everything always is. */
export function isReader(readers: Readers | undefined, viewer: Viewer): boolean {
  if (viewer === "omniscient" || readers === "all") return true;
  return viewer !== "spectator" && readers !== undefined && readers.includes(viewer);
}

function readersOf(state: State, fighter: Fighter): Readers {
  if (state.house.npcNumbers === "open" || fighter.kind === "pc") return "all";
  return fighter.owner === "gm" ? ["gm"] : ["gm", fighter.owner];
}
