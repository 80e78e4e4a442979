import { Client, type Room } from "@colyseus/sdk";
import type { AnswerMessage, LogMessage, SeenAsMessage, TableState } from "@yomiai/server/protocol";
import { ApiFailure, api } from "./api.ts";
import { Pulse } from "./pulse.ts";
import { type Dial, DialRefused, type Wire, type WireEvents } from "./wire.ts";

/** How often a connection is looked at while the page is visible, in milliseconds. */
const CHECK_EVERY_MS = 15_000;

/** Close code of a connection whose seat was released or handed on; `SEAT_GONE` in the server's protocol. */
const SEAT_GONE = 4410;

/**
 * Dials the room of a table; a table that sleeps is opened by that. A token that holds no seat, a code that no table has,
 * a table that the server cannot read and one that lets no spectator in are refused for good, everything else may be
 * tried again.
 * @param ticket without a token: as a spectator
 */
export function dialColyseus(ticket: { readonly code: string; readonly token?: string | undefined }): Dial {
  return async (events) => {
    const client = new Client(location.origin);
    const options = ticket.token === undefined ? {} : { token: ticket.token };
    const joining = client.joinById<TableState>(ticket.code, options);
    const room = await joining.catch((error: unknown) => whyRefused(ticket.code, error));
    return wireOf(room, events);
  };
}

/** The server puts the refusal's code into the error's text. A table may be between closing and opening: ask once more. */
async function whyRefused(code: string, error: unknown): Promise<never> {
  const text = error instanceof Error ? error.message : "";
  if (text.includes("badToken")) throw new DialRefused("seatLost");
  if (text.includes("unreadable") || text.includes("newerVersion")) throw new DialRefused("unreadable");
  for (const reason of ["tableClosed", "tableFull"] as const) if (text.includes(reason)) throw new DialRefused(reason);
  if (!text.includes("unknownTable")) throw error;
  await api.table(code).catch((failure: unknown) => {
    if (failure instanceof ApiFailure && failure.status === 404) throw new DialRefused("unknownTable");
  });
  throw error;
}

function wireOf(room: Room<unknown, TableState>, events: WireEvents): Wire {
  room.reconnection.enabled = false;
  let isOver = false;
  const over = (code?: number) => {
    if (isOver) return;
    isOver = true;
    clearInterval(heartbeat);
    pulse.stop();
    room.removeAllListeners();
    room.connection.close();
    events.closed(code === SEAT_GONE ? "seatLost" : undefined);
  };
  const pulse = new Pulse({ ping: (answered) => room.ping(answered), dead: over });
  const heartbeat = setInterval(() => document.visibilityState === "visible" && pulse.check(), CHECK_EVERY_MS);
  room.onStateChange((state) => events.state(state));
  room.onMessage("answer", (message: AnswerMessage) => events.answer(message));
  room.onMessage("log", (message: LogMessage) => events.log(message));
  room.onMessage("seenAs", (message: SeenAsMessage) => events.seenAs(message));
  room.onDrop(over);
  room.onLeave(over);
  return {
    send: (type, payload) => room.send(type, payload),
    check: () => pulse.check(),
    close: () => {
      isOver = true;
      clearInterval(heartbeat);
      pulse.stop();
      room.removeAllListeners();
      if (room.connection.isOpen) void room.leave();
    },
  };
}
