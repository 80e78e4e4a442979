import type { Seat } from "@yomiai/rules";
import type { Table } from "../../connection/decodeTable.ts";
import { isSeatName, seatNumber } from "../../connection/seatName.ts";

/** The GM's seat, those that somebody holds or a combatant belongs to, and one more, in order. */
export function knownSeats({ people, view }: Table): readonly Seat[] {
  const used = new Set<Seat>(["gm"]);
  for (const seat of Object.keys(people)) if (isSeatName(seat)) used.add(seat);
  for (const { owner } of Object.values(view.combatants)) used.add(owner);
  used.add(firstFree(used));
  return [...used].sort((a, b) => (seatNumber(a) ?? 0) - (seatNumber(b) ?? 0));
}

/** The first player's seat that nobody uses. */
export function firstFree(used: ReadonlySet<Seat>): Seat {
  let number = 1;
  while (used.has(`p${number}`)) number += 1;
  return `p${number}`;
}
