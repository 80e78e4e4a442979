import type { Commit, Founding, NewCombatant, Seat } from "@yomiai/rules";

/** A table as it was made. Everything else about its fight follows from the commits. */
export type StoredTable = {
  readonly code: string;
  readonly title: string;
  readonly language: "ja" | "en";
  /** Do bots play the seats that nobody has claimed? */
  readonly demo: boolean;
  /** May newcomers come in? Who holds a seat always may. */
  readonly open: boolean;
  readonly founding: Founding;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
};

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

/** Somebody else has written to this table: this process no longer holds its latest state. */
export class StoreConflict extends Error {
  override readonly name = "StoreConflict";
}

/** The store cannot write now: disk full, read-only, locked, broken. Nothing was acknowledged. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
}

/**
 * What the server keeps. Every promise that resolves means: it is on the disk.
 * Writers reject with {@link StoreUnavailable} when the disk refuses, and have then changed nothing.
 */
export type Store = {
  /** Makes a table with its GM's seat and first seed. @returns false if the code is taken */
  createTable(table: StoredTable, gm: StoredSeat, seed: StoredSeed): Promise<boolean>;
  findTable(code: string): Promise<StoredTable | undefined>;
  /** Opens or closes a table to newcomers. */
  setOpen(code: string, open: boolean): Promise<void>;
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
  /** Resolves if the store can write now. */
  probe(): Promise<void>;
  close(): Promise<void>;
};
