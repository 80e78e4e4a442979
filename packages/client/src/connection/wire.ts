import type { AnswerMessage, LogMessage, SeenAsMessage, TableState } from "@yomiai/server/protocol";

/** Why a table cannot be reached any more, however often one tries. */
export type LostReason = "unknownTable" | "seatLost" | "unreadable" | "tableClosed" | "tableFull";

/** The server said no for good. Everything else that goes wrong while dialling is tried again. */
export class DialRefused extends Error {
  readonly reason: LostReason;
  constructor(reason: LostReason) {
    super(reason);
    this.name = "DialRefused";
    this.reason = reason;
  }
}

/** What comes in over a connection. Nothing comes after `closed`. */
export type WireEvents = {
  state(state: TableState): void;
  answer(answer: AnswerMessage): void;
  log(message: LogMessage): void;
  seenAs(message: SeenAsMessage): void;
  /** @param lost why it is of no use to come back, if it is of none */
  closed(lost?: LostReason): void;
};

/** One connection to a table's room. */
export type Wire = {
  send(type: string, payload: object): void;
  /** Closes a connection that only looks open, as sockets do after a phone has slept. */
  check(): void;
  close(): void;
};

/** Opens a connection. @throws DialRefused where trying again is of no use */
export type Dial = (events: WireEvents) => Promise<Wire>;
