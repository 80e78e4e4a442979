import type { Seat } from "@yomiai/rules";

/** Is this text the name of a seat (`gm`, `p1` … `p99`)? */
export function isSeatName(text: unknown): text is Seat {
  return typeof text === "string" && /^(gm|p[1-9][0-9]?)$/.test(text);
}

/** The number of a player's seat, or undefined for the GM's. */
export function seatNumber(seat: Seat): number | undefined {
  return seat === "gm" ? undefined : Number(seat.slice(1));
}
