import type { Seat } from "@yomiai/rules";
import type { LiveTable } from "../../encounter/liveTable.ts";
import type { SeatInfo, TableInfo } from "../../protocol.ts";
import { bySeat } from "../../seats/tableSeats.ts";

/** What anybody with the code may know of a table: nothing that the spectators' view does not show. */
export function describeTable(table: LiveTable): TableInfo {
  const view = table.view("spectator");
  const taken = table.seats.taken.map(({ seat }) => seat);
  const seats = [...new Set<Seat>(["gm", ...taken, ...table.playedSeats()])];
  return {
    code: table.code,
    title: table.table.title,
    ruleset: view.ruleset,
    phase: view.phase,
    demo: table.table.demo,
    open: table.isOpen,
    seats: seats.map((seat) => describeSeat(table, seat)).sort(bySeat),
  };
}

function describeSeat(table: LiveTable, seat: Seat): SeatInfo {
  const person = table.seats.find(seat);
  const combatants = Object.values(table.view("spectator").combatants);
  return {
    seat,
    claimed: person !== undefined,
    held: table.seats.isHeld(seat),
    name: person?.name ?? "",
    characters: combatants
      .filter(({ owner, kind }) => owner === seat && kind === "pc")
      .map(({ id, name }) => ({ id, name })),
  };
}
