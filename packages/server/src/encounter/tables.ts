import { type Client, matchMaker } from "@colyseus/core";
import { type Founding, found, type NewCombatant, type Random, type Ruleset, refuse } from "@yomiai/rules";
import { DemoBots } from "../bots/demoBots.ts";
import type { Placement } from "../cluster/placement.ts";
import { ROOM_NAME, type TableCreated } from "../protocol.ts";
import { Presence } from "../seats/presence.ts";
import { drawCode } from "../seats/tableCode.ts";
import { TableSeats } from "../seats/tableSeats.ts";
import { drawSecret, hashOf } from "../seats/token.ts";
import { type Lease, type StoredTable, StoreUnavailable } from "../store/store.ts";
import { NewerVersion } from "../store/upcast.ts";
import type { EncounterRoom, RoomOptions } from "./encounterRoom.ts";
import { type Kept, readKept } from "./kept.ts";
import { LiveTable, type TableServices } from "./liveTable.ts";
import { TableDice } from "./tableDice.ts";

/** What the tables of this process need. */
export type TablesParts = TableServices & {
  /** Which tables are this process's. */
  readonly placement: Placement;
  readonly rulesets: Readonly<Record<string, Ruleset>>;
  readonly idleAfter: number;
  readonly botDelay: number;
  readonly messagesPerSecond: number;
  readonly random: Random;
};

/** A table to be made, as the API has read it. */
export type NewTable = {
  readonly ruleset: string;
  readonly title: string;
  readonly language: "ja" | "en";
  readonly house: Founding["house"];
  readonly combatants: readonly unknown[];
  readonly demo: boolean;
};

/** Codes drawn before giving up: with a billion of them one is nearly always enough. */
const CODE_TRIES = 20;

/** A table that is open in this process. */
export type OpenTable = {
  readonly table: LiveTable;
  readonly presence: Presence<Client>;
  readonly bots: DemoBots | undefined;
  /** The right to write to it, where there are several servers. */
  readonly lease: Lease | undefined;
};

/** The tables open in this process. Each is read from the store when somebody needs it, and closed when nobody does. */
export class Tables {
  readonly #parts: TablesParts;
  readonly #open = new Map<string, Promise<OpenTable>>();
  /** Those of them that have been read. */
  readonly #ready = new Map<string, OpenTable>();
  readonly #closing = new Map<string, Promise<void>>();
  #isStopping = false;

  constructor(parts: TablesParts) {
    this.#parts = parts;
  }

  /** How many are open. */
  get count(): number {
    return this.#open.size;
  }

  /** How many clients are at them. */
  get connections(): number {
    return [...this.#ready.values()].reduce((sum, { presence }) => sum + presence.all.size, 0);
  }

  /** Is no table opened any more? */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Is this table open here, and to stay? */
  isOpen(code: string): boolean {
    return this.#open.has(code) && !this.#isStopping;
  }

  /** Lets go of every table whose lease is not among those that this server still has. */
  keepOnly(kept: readonly Lease[]): void {
    const fences = new Map(kept.map(({ code, fence }) => [code, fence]));
    for (const [code, { table, lease }] of [...this.#ready]) {
      if (lease !== undefined && fences.get(code) !== lease.fence) table.letGo();
    }
  }

  /** From now on no table is opened. Those that are open are closed with their rooms. */
  stop(): void {
    this.#isStopping = true;
  }

  /** Resolves when every table that was closing is at rest and given back. */
  async rest(): Promise<void> {
    await Promise.all(this.#closing.values());
  }

  /** The rule system with this id. @throws Refused `badArgument` */
  ruleset(id: string): Ruleset {
    const { rulesets } = this.#parts;
    const ruleset = Object.hasOwn(rulesets, id) ? rulesets[id] : undefined;
    return (
      ruleset ?? refuse("badArgument", "ruleset: none of this id", { field: "ruleset", allowed: Object.keys(rulesets) })
    );
  }

  /**
   * Makes a table and its GM's seat. A demo table comes with its combatants, its set-up done and its fight begun.
   * @throws Refused naming the field, for house rules or combatants that are not allowed
   */
  async create(asked: NewTable): Promise<TableCreated> {
    this.#requireRunning();
    const ruleset = this.ruleset(asked.ruleset);
    const { founding } = found(ruleset, asked.demo ? demoOf(ruleset, asked.language) : asked);
    const token = drawSecret();
    const gm = { seat: "gm", name: "", color: "", tokenHash: hashOf(token), inviteHash: "" } as const;
    const seed = { era: 0, seed: this.#parts.drawSeed(), openFrom: 0, hiddenFrom: 0 };
    const { title, language, demo } = asked;
    for (let tries = 0; tries < CODE_TRIES; tries++) {
      const table = {
        code: drawCode(),
        title,
        language,
        demo,
        open: true,
        paused: false,
        founding,
        createdAt: this.#parts.now(),
      };
      if (!(await this.#parts.store.createTable(table, gm, seed))) continue;
      const { bots } = await this.open(table.code);
      await bots?.setUp();
      this.#parts.log.info({ ruleset: ruleset.id, demo }, "table made");
      return { code: table.code, seat: "gm", token };
    }
    throw new Error("no free code found");
  }

  /** The table with this code, opened if it is closed. @throws Refused `unknownTable`, `stopping` */
  async open(code: string): Promise<OpenTable> {
    this.#requireRunning();
    await this.#closing.get(code);
    const known = this.#open.get(code);
    if (known !== undefined) {
      findRoom(code)?.stayOpen();
      return known;
    }
    const opening = this.#read(code);
    this.#open.set(code, opening);
    opening.catch(() => this.#open.delete(code));
    return opening;
  }

  #requireRunning(): void {
    if (this.#isStopping) refuse("stopping", "the server is being stopped; try again in a moment");
  }

  async #read(code: string): Promise<OpenTable> {
    const { placement, botDelay, random, log, idleAfter, metrics, messagesPerSecond } = this.#parts;
    await this.#requireTable(code);
    const lease = await placement.hold(code);
    // Read under the lease: whoever had the table before writes nothing any more.
    const stored = await this.#requireTable(code);
    const table = await this.#load(stored, lease);
    const presence = new Presence<Client>();
    const bots = stored.demo
      ? new DemoBots({
          table,
          log,
          isWatched: () => presence.isWatched,
          isConnected: (seat) => presence.has(seat),
          delay: botDelay,
          random,
        })
      : undefined;
    const onClosing = (closed: Promise<void>) => this.#forget(code, { closed, lease });
    const options: RoomOptions = { table, presence, bots, log, idleAfter, metrics, messagesPerSecond, onClosing };
    await matchMaker.createRoom(ROOM_NAME, options);
    log.debug({ table: code }, "table opened");
    const opened = { table, presence, bots, lease };
    this.#ready.set(code, opened);
    return opened;
  }

  async #requireTable(code: string): Promise<StoredTable> {
    return (await this.#parts.store.findTable(code)) ?? refuse("unknownTable", "no table has this code");
  }

  async #load(stored: StoredTable, lease: Lease | undefined): Promise<LiveTable> {
    const store = lease === undefined ? this.#parts.store : this.#parts.store.under(lease);
    const { code, founding } = stored;
    const kept = await this.#readKept(stored, this.ruleset(founding.ruleset));
    const seats = await TableSeats.read(store, code);
    const dice = new TableDice(await store.readSeeds(code));
    return new LiveTable({ ...this.#parts, store }, { ...kept, seats, dice });
  }

  /** @throws Refused `unreadable` if the rules fail over what the table holds; it stays as it is, for a mended program */
  async #readKept(stored: StoredTable, ruleset: Ruleset): Promise<Kept> {
    const { store, log } = this.#parts;
    try {
      const kept = await readKept(store, stored, ruleset);
      ruleset.view(kept.encounter.state, "spectator"); // what anybody is told of the table
      return kept;
    } catch (error) {
      if (error instanceof NewerVersion || error instanceof StoreUnavailable) throw error;
      log.error({ err: error, table: stored.code }, "a table cannot be read");
      return refuse(
        "unreadable",
        "this table cannot be read now; nothing of it is lost, and the server's log says why",
      );
    }
  }

  /** A table that is closing is opened again only when it is at rest. */
  #forget(code: string, of: { readonly closed: Promise<void>; readonly lease: Lease | undefined }): void {
    this.#open.delete(code);
    this.#ready.delete(code);
    const given = of.closed.then(() => this.#giveBack(of.lease));
    this.#closing.set(code, given);
    void given.then(() => {
      this.#closing.delete(code);
      this.#parts.log.debug({ table: code }, "table closed");
    });
  }

  /** A lease that cannot be given back now ends with this server. */
  async #giveBack(lease: Lease | undefined): Promise<void> {
    if (lease === undefined) return;
    const { placement, log } = this.#parts;
    await placement.release(lease).catch((error: unknown) => log.warn({ err: error }, "a lease was not given back"));
  }
}

/** The room of a table, if it is open in this process. */
export function findRoom(code: string): EncounterRoom | undefined {
  return matchMaker.getLocalRoomById(code) as EncounterRoom | undefined;
}

function demoOf(ruleset: Ruleset, language: "ja" | "en"): { house: Founding["house"]; combatants: NewCombatant[] } {
  const combatants = ruleset.demo.combatants.map(({ id, name, side, kind, owner, sheet }) => ({
    id,
    name: name[language],
    side: side[language],
    kind,
    owner,
    sheet,
  }));
  return { house: ruleset.demo.house, combatants };
}
