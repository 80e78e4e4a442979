/** Who acts: the GM or one of the players' seats, `p1`, `p2`, … */
export type Seat = "gm" | `p${number}`;
/** Who looks: a seat, everybody without a seat, or nobody at the table (tests and replays the GM opened). */
export type Viewer = Seat | "spectator" | "omniscient";

const SEAT = /^(gm|p[1-9][0-9]?)$/;

/** Is this text the name of a seat (`gm`, `p1` … `p99`)? */
export function isSeat(text: unknown): text is Seat {
  return typeof text === "string" && SEAT.test(text);
}

/** Is this text the name of a viewer: a seat, `spectator` or `omniscient`? */
export function isViewer(text: unknown): text is Viewer {
  return text === "spectator" || text === "omniscient" || isSeat(text);
}
