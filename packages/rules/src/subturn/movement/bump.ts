import type { Hex } from "../../space/hex.ts";
import { say, type Table } from "../flow/say.ts";
import { isBodyAt, uprightAt } from "../ground/bodies.ts";
import { fighterOf, isHidden, type State } from "../state.ts";
import type { Way } from "./path.ts";

/** ST-25.6: running into somebody hidden, or walking out of hiding. */

/** How far a move that the mover may make really goes. */
export type Outcome = {
  /** Hexes of the way that were made. */
  readonly made: number;
  /** Who is seen by it. */
  readonly seen: readonly string[];
  readonly isBumped: boolean;
};

/** What becomes of a move along a way. A hidden mover stays unseen unless he ends on somebody visible. */
export function outcomeOf(state: State, as: string, way: Way): Outcome {
  if (isHidden(state, fighterOf(state, as))) {
    const goal = way.hexes.at(-1) ?? way.place;
    const isSeen = othersAt(state, as, goal).some((other) => !isHidden(state, other));
    return { made: way.hexes.length, seen: isSeen ? [as] : [], isBumped: false };
  }
  const stop = way.hexes.findIndex((hex, i) => isBarred(state, as, hex, i === way.hexes.length - 1));
  const made = stop === -1 ? way.hexes.length : stop;
  const end = way.hexes[made - 1] ?? way.place;
  const bumpedInto = stop === -1 ? [] : hiddenUprightAt(state, way.hexes[stop] ?? end, as);
  const found = made === 0 ? [] : othersAt(state, as, end).filter((other) => isHidden(state, other));
  const seen = [...new Set([...bumpedInto, ...found].map(({ id }) => id))];
  return { made, seen, isBumped: stop !== -1 };
}

/** Tells who is seen, and that the move was stopped; before the move's own event. */
export function tellOutcome(table: Table, as: string, { seen, isBumped }: Outcome): void {
  for (const id of seen) say(table, { type: "revealed", as: id, why: "bumped" });
  if (isBumped) say(table, { type: "bumped", as });
}

/** Whom getting up in a hex shows: hidden ones there or, if the riser is hidden, himself beside a visible one. */
export function seenByRising(state: State, as: string, hex: Hex): readonly string[] {
  const others = othersAt(state, as, hex);
  if (isHidden(state, fighterOf(state, as))) return others.some((other) => !isHidden(state, other)) ? [as] : [];
  return others.filter((other) => isHidden(state, other)).map(({ id }) => id);
}

/** A hidden one is in the way on the way itself; at the goal only where there is no room beside him. */
function isBarred(state: State, as: string, hex: Hex, isGoal: boolean): boolean {
  if (hiddenUprightAt(state, hex, as).length === 0) return false;
  return !isGoal || state.house.enterOccupied === "forbidden" || uprightAt(state, hex, as).length >= 2;
}

function hiddenUprightAt(state: State, hex: Hex, except: string) {
  return uprightAt(state, hex, except).filter((other) => isHidden(state, other));
}

function othersAt(state: State, as: string, hex: Hex) {
  return state.combatants.filter((other) => other.id !== as && isBodyAt(other, hex));
}
