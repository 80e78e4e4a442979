import type { Room } from "@colyseus/core";

/** Is somebody on the way in? */
export function hasReservations(room: Room): boolean {
  const { _reservedSeats } = room as unknown as Reservations;
  return Object.keys(_reservedSeats).length > 0;
}

/**
 * Forgets places that were reserved and not taken yet. A closing room would otherwise wait for each of them to expire,
 * which holds up the stop of the whole server by fifteen seconds.
 */
export function dropReservations(room: Room): void {
  const { _reservedSeats, _reservedSeatTimeouts } = room as unknown as Reservations;
  for (const sessionId of Object.keys(_reservedSeats)) {
    clearTimeout(_reservedSeatTimeouts[sessionId]);
    delete _reservedSeatTimeouts[sessionId];
    delete _reservedSeats[sessionId];
  }
}

/** Private in Colyseus's types. */
type Reservations = {
  readonly _reservedSeats: Record<string, unknown>;
  readonly _reservedSeatTimeouts: Record<string, NodeJS.Timeout>;
};
