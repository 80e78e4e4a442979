import type { Commit, Founding, NewCombatant, Seat } from "@yomiai/rules";

/**
 * Bytes that must fit on the disk for the server to count as able to store: more than nearly every command brings. A disk
 * with the last bit of room would otherwise freeze and thaw a table again and again.
 */
export const ENOUGH_ROOM = 64 * 1024;

/** A table as it was made. Everything else about its fight follows from the commits. */
export type StoredTable = {
  readonly code: string;
  readonly title: string;
  readonly language: "ja" | "en";
  /** Do bots play the seats that nobody has claimed? */
  readonly demo: boolean;
  /** May newcomers come in? Who holds a seat always may. */
  readonly open: boolean;
  /** Has the GM called a break? */
  readonly paused: boolean;
  readonly founding: Founding;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
};

/** What of a table the GM may change: its door, and whether it is paused. */
export type TableChanges = { readonly open?: boolean | undefined; readonly paused?: boolean | undefined };

/** A commit with what the store knows of it beyond the rules. */
export type StoredCommit = {
  readonly commit: Commit;
  /** The client-made id of the command, so that a repeated command is known after a restart too; bots have none. */
  readonly commandId?: string;
  /** Version of the ruleset that wrote it: older ones are read through upcasters. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** A seat at a table and who may sit on it. Tokens and invites are kept as hashes only. */
export type StoredSeat = {
  readonly seat: Seat;
  readonly name: string;
  readonly color: string;
  /** Hash of the token of who sits there; "" for a seat that is only held for an invited person. */
  readonly tokenHash: string;
  /** Hash of an open invite to this seat, "" if there is none. */
  readonly inviteHash: string;
};

/** One master seed of a table's dice and from which die of each stream on it is used. */
export type StoredSeed = {
  /** Counted from 0. A new one begins when play goes on after the end, which has revealed the seed before. */
  readonly era: number;
  /** Hex. Never leaves the server before the fight has ended. */
  readonly seed: string;
  readonly openFrom: number;
  readonly hiddenFrom: number;
};

/** A process that shares the database with others. */
export type StoredServer = {
  readonly id: string;
  /** Where the others reach it, `http://host:port`. */
  readonly address: string;
  /** By which it knows that a request comes from one of the others. */
  readonly secret: string;
};

/**
 * The right to write to a table, of one server at a time. The fence grows with every new lease: a write under an older
 * one is refused, however late it comes.
 */
export type Lease = { readonly code: string; readonly fence: number };

/** A lease and whose it is. */
export type Holding = { readonly lease: Lease; readonly server: StoredServer };

/** Another server owns this table now: this one must let go of it. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

/** Somebody else has written to this table: this process no longer holds its latest state. */
export class StoreConflict extends Error {
  override readonly name = "StoreConflict";
}

/** The store cannot write now: disk full, read-only, locked, broken. Nothing was acknowledged. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
}

/**
 * Who of several servers is there and owns which table. Time is the database's own: the servers' clocks do not matter.
 * A server is *alive* from `enter` or `renew` for as long as was said there.
 */
export type Leases = {
  /** Makes a server known and alive. Whoever was at its address before is gone. */
  enter(server: StoredServer, aliveForMs: number): Promise<void>;
  /** Keeps a server alive. @returns false, and does nothing, if it had lapsed or left: its tables may be others' */
  renew(id: string, aliveForMs: number): Promise<boolean>;
  /**
   * Ends a server's being alive if that would end by itself within this time: it has not been renewed for a while.
   * @returns is it alive no more?
   */
  lapse(id: string, withinMs: number): Promise<boolean>;
  /** From now on the server is given no more tables; it keeps those it has. */
  beginLeaving(id: string): Promise<void>;
  /** Forgets a server; its leases end. */
  leave(id: string): Promise<void>;
  /** The servers that are alive and not leaving, with how many tables each owns. */
  servers(): Promise<readonly (StoredServer & { readonly tables: number })[]>;
  /** A server, if it is alive. */
  findServer(id: string): Promise<StoredServer | undefined>;
  /** The lease of a table that a server which is alive holds. */
  findHolding(code: string): Promise<Holding | undefined>;
  /** Does a lease stand in the name of a server that has lapsed without a word? */
  isAbandoned(code: string): Promise<boolean>;
  /** Gives the table to a server, unless one that is alive holds it. @returns the new lease, or undefined */
  take(code: string, id: string): Promise<Lease | undefined>;
  /** Ends a lease, unless another has begun since. */
  release(lease: Lease): Promise<void>;
  /** The leases that stand in the name of a server. */
  leasesOf(id: string): Promise<readonly Lease[]>;
};

/**
 * What the server keeps. Every promise that resolves means: it is on the disk.
 * Writers reject with {@link StoreUnavailable} when the disk refuses, and have then changed nothing; where the database is
 * another machine's, it may turn out that what was refused arrived: who goes on reads again.
 */
export type Store = {
  readonly leases: Leases;
  /**
   * The same store for the owner of a table: whatever it writes to that table is refused with {@link LeaseLost} if the
   * lease is not the latest one. Lease and write are looked at and made in one transaction.
   */
  under(lease: Lease): Store;
  /** Makes a table with its GM's seat and first seed. @returns false if the code is taken */
  createTable(table: StoredTable, gm: StoredSeat, seed: StoredSeed): Promise<boolean>;
  findTable(code: string): Promise<StoredTable | undefined>;
  /** Writes those settings of a table that are given. */
  changeTable(code: string, changes: TableChanges): Promise<void>;
  /** All commits of a table in order. */
  readCommits(code: string): Promise<readonly StoredCommit[]>;
  /** Appends a commit. Rejects with {@link StoreConflict} if the table already has an event of that number. */
  append(code: string, stored: StoredCommit): Promise<void>;
  readSeats(code: string): Promise<readonly StoredSeat[]>;
  /** Writes a seat, replacing what was there. */
  putSeat(code: string, seat: StoredSeat): Promise<void>;
  removeSeat(code: string, seat: Seat): Promise<void>;
  readSeeds(code: string): Promise<readonly StoredSeed[]>;
  /** Writes an era's seed, replacing what was there. */
  putSeed(code: string, seed: StoredSeed): Promise<void>;
  readReserve(code: string): Promise<readonly NewCombatant[]>;
  writeReserve(code: string, combatants: readonly NewCombatant[]): Promise<void>;
  /** Resolves if the store can write now, and has room for so many bytes more. */
  probe(room?: number): Promise<void>;
  close(): Promise<void>;
};
