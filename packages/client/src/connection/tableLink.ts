import type { Command } from "@yomiai/rules";
import type { AnswerMessage } from "@yomiai/server/protocol";
import { TRIES_UNTIL_LOST, waitBefore } from "./backOff.ts";
import { Outbox } from "./outbox.ts";
import { type Dial, DialRefused, type LostReason, type Wire, type WireEvents } from "./wire.ts";

/**
 * How the connection stands: `connecting` for the first time, `open`, `reconnecting`, `cut` after several tries (which
 * go on), or `lost` for good.
 */
export type LinkState =
  | { readonly is: "connecting" | "open" | "reconnecting" | "cut" }
  | { readonly is: "lost"; readonly reason: LostReason };

/** A try older than this, in milliseconds, is given up when somebody looks again: the phone may have slept through it. */
const STALE_DIAL_MS = 3000;
/** A try older than this, in milliseconds, is given up in any case: a network that swallows everything never answers. */
const LONGEST_DIAL_MS = 15_000;

/** What a {@link TableLink} needs and whom it tells. */
export type TableLinkParts = {
  readonly dial: Dial;
  readonly newId: () => string;
  /** Last line of the own log that has been read. */
  readonly seen: () => number;
  readonly heard: Pick<WireEvents, "state" | "log" | "seenAs">;
  readonly changed: (state: LinkState) => void;
};

/**
 * Keeps one table connected: it joins anew with the seat's token whenever the connection goes, at once and then with
 * short waits, and sends unanswered commands again. The SDK's own reconnection is not used: it does not survive a
 * restarted server.
 */
export class TableLink {
  readonly #parts: TableLinkParts;
  readonly #outbox: Outbox;
  #wire: Wire | undefined;
  #tried = 0;
  /** Counts connections, so that events of an old one are not taken for those of the present one. */
  #round = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** By a clock that nobody can set. */
  #dialledAt = 0;
  #isStopped = false;

  constructor(parts: TableLinkParts) {
    this.#parts = parts;
    this.#outbox = new Outbox(parts.newId);
  }

  /** Connects for the first time. */
  start(): void {
    this.#parts.changed({ is: "connecting" });
    void this.#connect();
  }

  /** Leaves the table. Nothing is told any more, unanswered commands stay unanswered. */
  stop(): void {
    this.#isStopped = true;
    this.#hangUp();
  }

  /** Somebody is looking again (the page is visible, the network is back): be connected at once. */
  wake(): void {
    if (this.#isStopped) return;
    if (this.#wire !== undefined) this.#wire.check();
    else if (this.#timer !== undefined || performance.now() - this.#dialledAt > STALE_DIAL_MS) void this.#connect();
  }

  /** Sends a command and resolves with its answer, however many connections that takes. */
  send(command: Command): Promise<AnswerMessage> {
    const { message, answer } = this.#outbox.add(command, this.#parts.seen());
    this.#wire?.send("command", message);
    return answer;
  }

  /** Sends a message that is not worth repeating. */
  say(type: string, payload: object): void {
    this.#wire?.send(type, payload);
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#dialledAt = performance.now();
    const round = ++this.#round;
    const late = setTimeout(() => this.#giveUp(round), LONGEST_DIAL_MS);
    try {
      const wire = await this.#parts.dial(this.#events(round));
      if (this.#isStopped || round !== this.#round) return wire.close();
      this.#wire = wire;
      this.#tried = 0;
      for (const message of this.#outbox.unanswered) wire.send("command", message);
      this.#parts.changed({ is: "open" });
    } catch (error) {
      if (round === this.#round) this.#failed(error);
    } finally {
      clearTimeout(late);
    }
  }

  /** What comes of the try later is not wanted any more. */
  #giveUp(round: number): void {
    if (round !== this.#round) return;
    this.#round += 1;
    this.#failed(new Error("no answer"));
  }

  #failed(error: unknown): void {
    if (this.#isStopped) return;
    if (error instanceof DialRefused) {
      this.#isStopped = true;
      this.#parts.changed({ is: "lost", reason: error.reason });
      return;
    }
    this.#tried += 1;
    if (this.#tried >= TRIES_UNTIL_LOST) this.#parts.changed({ is: "cut" });
    this.#timer = setTimeout(() => void this.#connect(), waitBefore(this.#tried));
  }

  #events(round: number): WireEvents {
    const now = () => round === this.#round && !this.#isStopped;
    const { heard } = this.#parts;
    return {
      state: (state) => now() && heard.state(state),
      log: (message) => now() && heard.log(message),
      seenAs: (message) => now() && heard.seenAs(message),
      answer: (answer) => now() && this.#outbox.answer(answer),
      closed: (lost) => now() && this.#dropped(lost),
    };
  }

  #dropped(lost: LostReason | undefined): void {
    this.#hangUp();
    if (lost !== undefined) {
      this.#failed(new DialRefused(lost));
      return;
    }
    this.#parts.changed({ is: "reconnecting" });
    this.#timer = setTimeout(() => void this.#connect(), waitBefore(0));
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#round += 1;
    this.#wire?.close();
    this.#wire = undefined;
  }
}
