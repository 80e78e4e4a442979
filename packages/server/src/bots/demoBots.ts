import type { Command, Prompt, Seat } from "@yomiai/rules";
import type { TableObserver } from "../encounter/liveTable.ts";
import { type MoveParts, moveOnce } from "./oneMove.ts";

/** What the bots of a demo table know and need. */
export type BotParts = MoveParts & {
  /** Is anybody looking? Bots do not play to an empty room. */
  readonly isWatched: () => boolean;
  /** Is somebody connected on this seat? A GM who is there plays himself. */
  readonly isConnected: (seat: Seat) => boolean;
  /** Milliseconds before each move. */
  readonly delay: number;
};

/** Moves of one visit to the table after which bots stop for good: no fight is that long. */
const MAX_MOVES = 5000;

/**
 * Plays the seats of a demo table that nobody has claimed, and the GM's while no GM is connected. A bot sees its seat's
 * view and nothing else, and its moves go through the table's queue like everybody's.
 */
export class DemoBots implements TableObserver {
  readonly #parts: BotParts;
  readonly #stopWatching: () => void;
  #timer: NodeJS.Timeout | undefined;
  #isMoving = false;
  #isStopped = false;
  #moves = 0;
  #next = 0;
  /** Prompts of the set-up that have been answered: one that is still there may be answered again, but need not be. */
  readonly #answered = new Set<string>();

  constructor(parts: BotParts) {
    this.#parts = parts;
    this.#stopWatching = parts.table.watch(this);
  }

  /** The seats that bots play now. */
  get seats(): readonly Seat[] {
    const { table, isConnected } = this.#parts;
    const owners = table.playedSeats().filter((seat) => table.seats.find(seat) === undefined);
    return isConnected("gm") ? owners : ["gm", ...owners];
  }

  /** Bots are shown nothing: they look when they move. */
  audiences(): readonly Seat[] {
    return this.seats;
  }

  show(): void {
    this.wake();
  }

  moved(): void {
    this.stop();
  }

  /** Something may have changed that lets a bot move. */
  wake(): void {
    const { isWatched, table, delay } = this.#parts;
    if (this.#isStopped || this.#timer !== undefined || this.#isMoving) return;
    if (!isWatched() || table.isEnded || table.isPaused || table.frozen !== "" || this.#moves >= MAX_MOVES) return;
    this.#timer = setTimeout(() => void this.#moveOnce(), delay).unref();
  }

  /** No more moves. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#stopWatching();
  }

  /** Does what the bots' seats are asked in set-up and begins the fight, without delay and without anybody looking. */
  async setUp(): Promise<void> {
    this.#isMoving = true;
    while (this.#moves < MAX_MOVES && (await this.#setUpOnce())) {
      // until the fight has begun or somebody else's preparation is waited for
    }
    this.#isMoving = false;
    this.wake();
  }

  async #setUpOnce(): Promise<boolean> {
    if (this.#parts.table.encounter.state.phase !== "setup") return false;
    for (const seat of this.seats) {
      const fresh = this.#prompts(seat).filter(({ id }) => !this.#answered.has(`${seat} ${id}`));
      const [prompt] = fresh;
      if (prompt === undefined) continue;
      this.#answered.add(`${seat} ${prompt.id}`);
      await this.#answer(seat, fresh);
      return true;
    }
    return this.seats.includes("gm") && (await this.#send("gm", { type: "start" }));
  }

  async #moveOnce(): Promise<void> {
    this.#timer = undefined;
    this.#isMoving = true;
    const hasMoved = await this.#moveSomebody().catch((error: unknown) => {
      this.#parts.log.error({ err: error, table: this.#parts.table.code }, "bots failed");
      return false;
    });
    this.#isMoving = false;
    if (hasMoved) this.wake();
  }

  /** Lets the seats move in turn, so that none waits for another's whim. */
  async #moveSomebody(): Promise<boolean> {
    const { table } = this.#parts;
    if (table.encounter.state.phase === "setup") return await this.#setUpOnce();
    this.#answered.clear();
    const { seats } = this;
    for (let i = 0; i < seats.length; i++) {
      const seat = seats[(this.#next + i) % seats.length];
      if (seat === undefined || this.#prompts(seat).length === 0) continue;
      if (await this.#answer(seat, this.#prompts(seat))) {
        this.#next = (this.#next + i + 1) % seats.length;
        return true;
      }
    }
    return false;
  }

  async #answer(seat: Seat, prompts: readonly Prompt[]): Promise<boolean> {
    this.#moves += 1;
    return await moveOnce(this.#parts, seat, { ...this.#parts.table.view(seat), prompts });
  }

  async #send(seat: Seat, command: Command): Promise<boolean> {
    this.#moves += 1;
    return (await this.#parts.table.carryOut({ seat, command })).ok;
  }

  #prompts(seat: Seat): readonly Prompt[] {
    return this.#parts.table.view(seat).prompts;
  }
}
