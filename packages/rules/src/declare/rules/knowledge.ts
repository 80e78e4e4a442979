import type { Seat, Viewer } from "../../core/seat.ts";
import type { Fighter } from "../fighter.ts";
import type { House } from "../house.ts";

// DC-2.5, DC-2.10, DC-10: who may know what. An event keeps the seats that were right for it when it happened (DC-10.4).

/** Seats that alone may read something. Absent: everybody may. */
export type Readers = readonly Seat[] | undefined;

/** Who hears a declaration before it is published: who controls the combatant, and the GM if the house says so. */
export function hearersOf(fighter: Fighter, house: House): readonly Seat[] {
  return house.masterHears === "atOnce" ? withGm(fighter.owner) : [fighter.owner];
}

/** DC-10.3: who may know the combatant's numbers. With `steps` the others are told a word, see `view/combatant.ts`. */
export function numberReadersOf(fighter: Fighter, house: House): Readers {
  return house.npcNumbers !== "open" && fighter.kind === "npc" ? withGm(fighter.owner) : undefined;
}

/** Is this viewer one of them? */
export function isReader(viewer: Viewer, readers: Readers): boolean {
  return readers === undefined || viewer === "omniscient" || readers.some((seat) => seat === viewer);
}

function withGm(seat: Seat): readonly Seat[] {
  return seat === "gm" ? ["gm"] : ["gm", seat];
}
