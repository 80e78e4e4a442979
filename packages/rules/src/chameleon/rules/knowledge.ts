// CH-19: who knows what. Every question "may this viewer see that?" is answered here.
import type { Seat, Viewer } from "../../core/seat.ts";
import type { Choice, Fighter } from "../state.ts";

/** The seats that learn what `seat` decides in secret for a combatant: itself, and of an NPC the GM (CH-19.1). */
export function knowersOf(fighter: Fighter, seat: Seat): readonly Seat[] {
  return fighter.kind === "npc" && seat !== "gm" ? [seat, "gm"] : [seat];
}

/**
 * May the viewer know the control values? Of a player character only the seat that entered them, whoever acts for it
 * now; of an NPC its present owner and the GM (CH-19.7).
 */
export function knowsControl(fighter: Fighter, viewer: Viewer): boolean {
  if (viewer === "omniscient") return true;
  if (fighter.kind === "pc") return fighter.control?.holder === viewer;
  return viewer === fighter.owner || viewer === "gm";
}

/** May the viewer know a position that somebody chose? */
export function knowsChoice(choice: Choice, viewer: Viewer): boolean {
  return viewer === "omniscient" || choice.isOpen || choice.knownTo.some((seat) => seat === viewer);
}

/** May the viewer read the parts of the sheet that only the owner and the GM read? */
export function knowsSheet(fighter: Fighter, viewer: Viewer): boolean {
  return viewer === "omniscient" || viewer === "gm" || viewer === fighter.owner;
}

/** Has somebody else than the one who entered a player character's values taken it over (CH-16.6)? */
export function isTakenOver(fighter: Fighter, seat: Seat): boolean {
  return fighter.kind === "pc" && fighter.control !== undefined && fighter.control.holder !== seat;
}
