import { Client, type Room } from "@colyseus/sdk";
import type { AnswerMessage, LogMessage, SeenAsMessage, TableState } from "@yomiai/server/protocol";
import { ApiFailure, api } from "./api.ts";
import { type Dial, DialRefused, type Wire, type WireEvents } from "./wire.ts";

/** How long an answer to a ping may take before the connection counts as dead, in milliseconds. */
const PONG_MS = 2500;
/** How often a connection is looked at while the page is visible, in milliseconds. */
const CHECK_EVERY_MS = 15_000;

/**
 * Dials the room of a table. It is opened first if it sleeps, and a token is checked first, so that a lost seat is told
 * apart from a lost connection.
 * @param ticket without a token: as a spectator
 */
export function dialColyseus(ticket: { readonly code: string; readonly token?: string | undefined }): Dial {
  return async (events) => {
    await prepare(ticket);
    const client = new Client(location.origin);
    const room = await client.joinById<TableState>(
      ticket.code,
      ticket.token === undefined ? {} : { token: ticket.token },
    );
    return wireOf(room, events);
  };
}

async function prepare({ code, token }: { readonly code: string; readonly token?: string | undefined }): Promise<void> {
  try {
    await (token === undefined ? api.table(code) : api.resume(code, token));
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) throw new DialRefused("unknownTable");
    if (error instanceof ApiFailure && (error.status === 401 || error.status === 403)) throw new DialRefused("seatLost");
    throw error;
  }
}

function wireOf(room: Room<unknown, TableState>, events: WireEvents): Wire {
  room.reconnection.enabled = false;
  let isOver = false;
  const over = () => {
    if (isOver) return;
    isOver = true;
    clearInterval(heartbeat);
    room.removeAllListeners();
    room.connection.close();
    events.closed();
  };
  const check = () => {
    const dead = setTimeout(over, PONG_MS);
    room.ping(() => clearTimeout(dead));
  };
  const heartbeat = setInterval(() => document.visibilityState === "visible" && check(), CHECK_EVERY_MS);
  room.onStateChange((state) => events.state(state));
  room.onMessage("answer", (message: AnswerMessage) => events.answer(message));
  room.onMessage("log", (message: LogMessage) => events.log(message));
  room.onMessage("seenAs", (message: SeenAsMessage) => events.seenAs(message));
  room.onDrop(over);
  room.onLeave(over);
  return {
    send: (type, payload) => room.send(type, payload),
    check,
    close: () => {
      isOver = true;
      clearInterval(heartbeat);
      room.removeAllListeners();
      void room.leave();
    },
  };
}
