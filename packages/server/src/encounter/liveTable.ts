import {
  apply,
  ask,
  type Command,
  type Commit,
  type Dice,
  type Encounter,
  refuse,
  type Seat,
  type TableView,
  type Viewer,
} from "@yomiai/rules";
import type { Logger } from "pino";
import type { Metrics } from "../observe/metrics.ts";
import type { FrozenCode, ToldLine } from "../protocol.ts";
import type { Claim, TableSeats } from "../seats/tableSeats.ts";
import {
  ENOUGH_ROOM,
  LeaseLost,
  type Store,
  StoreConflict,
  type StoredCommit,
  type StoredTable,
  StoreUnavailable,
  type TableChanges,
} from "../store/store.ts";
import type { Outcome } from "./answers.ts";
import { CommandQueue } from "./commandQueue.ts";
import { type Kept, readKept } from "./kept.ts";
import { Present } from "./present.ts";
import { Standing } from "./standing.ts";
import type { TableDice } from "./tableDice.ts";

/** A command with who sends it. `id` is the client's; bots have none. */
export type Sent = { readonly seat: Seat; readonly command: Command; readonly id?: string };

/** What has changed at a table: new log lines by viewer. Views, seats and `frozen` are read from the table itself. */
export type TableChange = { readonly lines: ReadonlyMap<Viewer, readonly ToldLine[]> };

/** Somebody who shows the table on: the room, the bots. */
export type TableObserver = {
  /** For whom the table is being shown now. */
  audiences(): readonly Viewer[];
  /** Called when something has changed and is durable. */
  show(change: TableChange): void;
  /** The table is another server's now: nothing that is done here is kept. */
  moved(): void;
};

/** What a table needs from the server. */
export type TableServices = {
  readonly store: Store;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A new master seed, hex. */
  readonly drawSeed: () => string;
  /** What commands roll with, from the master seed in use. */
  readonly dice: (encounter: Encounter, seed: string) => Dice;
  /** How often a frozen table asks whether the store can write again, milliseconds. */
  readonly probeEvery: number;
};

/**
 * What becomes of a command whose table is another server's now: it was not carried out here. Its sender is not told so
 * but sent there, where the command is sent again.
 */
export const MOVED: Outcome = { ok: false, code: "moved", message: "the table is on another server now" };

const PAUSED: Outcome = { ok: false, code: "paused", message: "the GM has called a break; go on when it is over" };

const NOTHING_NEW: TableChange = { lines: new Map() };

/**
 * One table in memory: its encounter, seats, logs and queue. Every change goes through the queue, is durable before
 * anybody hears of it, and is prepared in full before it is appended, so that a fault in the rules changes nothing.
 */
export class LiveTable {
  readonly table: StoredTable;
  readonly seats: TableSeats;
  readonly dice: TableDice;
  readonly #services: TableServices;
  readonly #queue = new CommandQueue();
  readonly #observers = new Set<TableObserver>();
  #present: Present;
  #isOpen: boolean;
  #isPaused: boolean;
  #frozen: FrozenCode | "" = "";
  #probing: NodeJS.Timeout | undefined;

  constructor(services: TableServices, kept: Kept & { readonly seats: TableSeats; readonly dice: TableDice }) {
    this.#services = services;
    this.table = kept.table;
    this.seats = kept.seats;
    this.dice = kept.dice;
    this.#isOpen = kept.table.open;
    this.#isPaused = kept.table.paused;
    this.#present = new Present(kept);
  }

  /** The table's code. */
  get code(): string {
    return this.table.code;
  }

  /** The fight as it stands, with its history. */
  get encounter(): Encounter {
    return this.#present.standing.encounter;
  }

  /** "" while the table runs, else why it does not. */
  get frozen(): FrozenCode | "" {
    return this.#frozen;
  }

  /** May newcomers come in? Who holds a seat or an invite always may. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Has the GM called a break? Then nobody but the GM can do anything, or is asked anything. */
  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Has the fight come to its end? */
  get isEnded(): boolean {
    return isEnded(this.#present.standing);
  }

  /** Is something being decided or stored now? */
  get isBusy(): boolean {
    return this.#queue.length > 0;
  }

  /** The table as a viewer may see it. During a break players are asked nothing. */
  view(viewer: Viewer): TableView {
    const view = this.#present.standing.view(viewer);
    return this.#isHeldUp(viewer) && view.prompts.length > 0 ? { ...view, prompts: [] } : view;
  }

  /** All that a viewer has been told. */
  linesOf(viewer: Viewer): readonly ToldLine[] {
    return this.#present.logs.linesOf(viewer);
  }

  /** How many lines the viewer had been told after each commit, in their order. */
  linesAfter(viewer: Viewer): readonly number[] {
    return this.#present.logs.linesAfter(viewer);
  }

  /** The last lines that the viewer has been told, for one who joins. */
  lastLinesOf(viewer: Viewer): readonly ToldLine[] {
    return this.#present.logs.lastLinesOf(viewer);
  }

  /** Lets an observer hear of changes until the returned function is called. */
  watch(observer: TableObserver): () => void {
    this.#observers.add(observer);
    return () => this.#observers.delete(observer);
  }

  /** Decides a command when all before it are done. */
  carryOut(sent: Sent): Promise<Outcome> {
    return this.#queue.run(() => this.#carryOut(sent));
  }

  /** Opens or closes the table to newcomers, begins or ends a break. */
  change(changes: TableChanges): Promise<void> {
    return this.#changeSeats(async () => {
      await this.#services.store.changeTable(this.code, changes);
      this.#isOpen = changes.open ?? this.#isOpen;
      this.#isPaused = changes.paused ?? this.#isPaused;
    });
  }

  /** Gives a seat to somebody, see {@link TableSeats.claim}. @throws Refused `tableClosed` too */
  claim(claim: Claim): Promise<{ readonly seat: Seat; readonly token: string }> {
    return this.#changeSeats(() => {
      if (claim.invite === undefined) this.requireOpen();
      return this.seats.claim(claim, this.playedSeats());
    });
  }

  /** @throws Refused `tableClosed` */
  requireOpen(): void {
    if (!this.#isOpen) refuse("tableClosed", "the GM lets nobody new in");
  }

  /** Changes how somebody is called. */
  rename(seat: Seat, person: Pick<Claim, "name" | "color">): Promise<void> {
    return this.#changeSeats(() => this.seats.rename(seat, person));
  }

  /** Makes a seat free again. */
  release(seat: Seat): Promise<void> {
    return this.#changeSeats(() => this.seats.release(seat));
  }

  /** An invite to a seat, see {@link TableSeats.invite}. */
  invite(seat: Seat): Promise<string> {
    return this.#changeSeats(() => this.seats.invite(seat));
  }

  /** The players' seats that have a character which everybody can see, in order. */
  playedSeats(): readonly Seat[] {
    const owners = Object.values(this.view("spectator").combatants).map(({ owner }) => owner);
    return [...new Set(owners)].filter((seat) => seat !== "gm").sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
  }

  /** Runs something between two commands, so that it sees no half-made change. */
  between<T>(task: () => T | Promise<T>): Promise<T> {
    return this.#queue.run(task);
  }

  /** Finishes what was begun. Nobody gives the table anything to do after it. */
  async close(): Promise<void> {
    clearInterval(this.#probing);
    this.#probing = undefined;
    await this.#queue.drain();
  }

  /** Another server has taken the table over: whoever is here finds it there. */
  letGo(): void {
    this.#services.log.warn({ table: this.code }, "another server has this table now");
    for (const observer of [...this.#observers]) observer.moved();
  }

  async #changeSeats<T>(change: () => Promise<T>): Promise<T> {
    return await this.#queue.run(async () => {
      const result = await change().catch((error: unknown) => {
        if (error instanceof LeaseLost) this.letGo();
        throw error;
      });
      this.#tell(NOTHING_NEW);
      return result;
    });
  }

  async #carryOut(sent: Sent): Promise<Outcome> {
    try {
      const before = this.#findAnswer(sent);
      if (before !== undefined) return before;
      if (!this.#isTried(sent)) return this.#frozenOutcome();
      if (this.#isHeldUp(sent.seat)) return PAUSED;
      return await this.#decide(sent);
    } catch (error) {
      return this.#fail(error, sent);
    }
  }

  #findAnswer({ seat, id }: Sent): Outcome | undefined {
    if (id === undefined) return undefined;
    const place = this.#present.answers.findPlace({ seat, id });
    if (place !== undefined) return { ok: true, line: this.#present.logs.lineAfter(seat, place) };
    return this.#present.answers.findPassing({ seat, id });
  }

  /** A table frozen by a fault of the rules is still tried for the GM, who may undo or go another way. */
  #isTried({ seat }: Sent): boolean {
    return this.#frozen === "" || (this.#frozen === "invariant" && seat === "gm");
  }

  /** A break holds up the players; the GM sets things right in it. */
  #isHeldUp(viewer: Viewer): boolean {
    return this.#isPaused && viewer !== "gm";
  }

  async #decide(sent: Sent): Promise<Outcome> {
    const { encounter } = this;
    const answer = ask(encounter, { ...sent, dice: this.#services.dice(encounter, this.dice.current.seed) });
    if ("refusal" in answer) return this.#pass(sent, { ok: false, ...answer.refusal });
    if (isNothing(answer.commit)) return this.#pass(sent, { ok: true, line: this.#present.logs.countOf(sent.seat) });
    const stored = this.#stored(answer.commit, sent);
    const next = this.#prepare(stored);
    if (this.isEnded && !isEnded(next)) await this.#beginDiceAnew(stored.commit);
    await this.#services.store.append(this.code, stored);
    return this.#publish(sent, stored, next);
  }

  /** Play goes on after the end, which has revealed the seed. */
  async #beginDiceAnew({ rolls, command }: Commit): Promise<void> {
    if (rolls.length > 0) throw new Error(`${command}: rolled with a seed that everybody knows`);
    const { store, drawSeed } = this.#services;
    const era = this.dice.following(this.encounter, drawSeed());
    await store.putSeed(this.code, era);
    this.dice.begin(era);
  }

  #pass({ seat, id }: Sent, outcome: Outcome): Outcome {
    if (id !== undefined) this.#present.answers.pass({ seat, id }, outcome);
    return outcome;
  }

  #stored(commit: Commit, { id }: Sent): StoredCommit {
    const stored = { commit, version: this.encounter.ruleset.version, at: this.#services.now() };
    return id === undefined ? stored : { ...stored, commandId: id };
  }

  /** Everything that others will see of the commit, worked out before it is appended: if that fails, nothing happened. */
  #prepare(stored: StoredCommit): Standing {
    const { logs } = this.#present;
    const next = new Standing(apply(this.encounter, stored.commit));
    next.view("spectator"); // whoever comes next is told by it what the table is
    for (const viewer of this.#audiences()) {
      next.view(viewer);
      logs.open(viewer);
    }
    logs.open(stored.commit.by);
    logs.prepare(stored);
    return next;
  }

  #publish({ seat, id }: Sent, stored: StoredCommit, next: Standing): Outcome {
    const lines = this.#present.grow(stored, next);
    this.#frozen = "";
    if (id !== undefined) this.#present.answers.accept({ seat, id }, next.encounter.history.count - 1);
    this.#tell({ lines });
    return { ok: true, line: this.#present.logs.countOf(seat) };
  }

  #audiences(): readonly Viewer[] {
    return [...this.#observers].flatMap((observer) => observer.audiences());
  }

  /** What is told is durable: an observer that fails must not make it seem undone. */
  #tell(change: TableChange): void {
    for (const observer of this.#observers) {
      try {
        observer.show(change);
      } catch (error) {
        this.#services.log.error({ err: error, table: this.code }, "a change could not be shown");
      }
    }
  }

  #fail(error: unknown, { command, seat }: Sent): Outcome {
    this.#present.logs.discard();
    if (error instanceof LeaseLost) {
      this.letGo();
      return MOVED;
    }
    const isStore = error instanceof StoreUnavailable || error instanceof StoreConflict;
    this.#services.log.error({ err: error, table: this.code, command: command.type, seat }, "table frozen");
    this.#freeze(isStore ? "storage" : "invariant");
    return this.#frozenOutcome();
  }

  #freeze(code: FrozenCode): void {
    this.#frozen = code;
    this.#services.metrics.frozen.inc({ why: code });
    this.#tell(NOTHING_NEW);
    if (code === "storage") this.#probing ??= setInterval(() => void this.#tryToThaw(), this.#services.probeEvery);
  }

  #frozenOutcome(): Outcome {
    const message =
      this.#frozen === "storage"
        ? "the server cannot store anything now; it goes on by itself when it can, and shows then what was done"
        : "the rules have failed here; nothing was changed, and the GM may undo or go another way";
    return { ok: false, code: "frozen", message, allowed: this.#frozen };
  }

  /** When the store can write again, what it holds is the truth: a write that seemed to fail may have arrived. */
  async #tryToThaw(): Promise<void> {
    await this.#queue.run(async () => {
      if (this.#probing === undefined) return;
      const { store, log } = this.#services;
      try {
        await store.probe(ENOUGH_ROOM);
      } catch (error) {
        if (error instanceof LeaseLost) this.letGo();
        return; // still not: the next probe asks again
      }
      try {
        await this.#readAgain();
      } catch (error) {
        log.error({ err: error, table: this.code }, "a frozen table cannot be read again");
        return;
      }
      clearInterval(this.#probing);
      this.#probing = undefined;
    });
  }

  async #readAgain(): Promise<void> {
    const { store } = this.#services;
    const kept = await readKept(store, this.table, this.encounter.ruleset);
    const read = new Map(this.#audiences().map((viewer) => [viewer, this.#present.logs.countOf(viewer)]));
    this.#present = new Present(kept);
    this.#frozen = "";
    this.#tell({ lines: new Map([...read].map(([viewer, count]) => [viewer, this.linesOf(viewer).slice(count)])) });
  }
}

function isEnded({ encounter }: Standing): boolean {
  return encounter.state.phase === "ended";
}

/** A command that was accepted and did nothing is not kept. @throws Error for dice that no event tells of */
function isNothing({ events, rolls, command }: Commit): boolean {
  if (events.length === 0 && rolls.length > 0) throw new Error(`${command}: rolled without an event`);
  return events.length === 0;
}
