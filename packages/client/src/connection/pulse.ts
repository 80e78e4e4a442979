/** How long an answer to a ping may take before the connection counts as dead, in milliseconds. */
const PONG_MS = 1500;

/** How to ask the other side for a sign of life, and whom to tell that there was none. */
export type PulseParts = { readonly ping: (answered: () => void) => void; readonly dead: () => void };

/**
 * Finds out whether a connection that looks open still is. One question at a time: a phone that wakes up gives several
 * reasons to ask in the same moment, and the SDK tells the answer only to whoever asked last.
 */
export class Pulse {
  readonly #parts: PulseParts;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: PulseParts) {
    this.#parts = parts;
  }

  /** Asks, unless an answer is being waited for already. */
  check(): void {
    if (this.#waiting !== undefined) return;
    this.#waiting = setTimeout(this.#parts.dead, PONG_MS);
    this.#parts.ping(() => this.stop());
  }

  /** Waits for no answer any more. */
  stop(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }
}
