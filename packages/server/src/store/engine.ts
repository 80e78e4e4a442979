import type { Dialect, RawBuilder } from "kysely";

/** What differs between the databases that the store runs on. */
export type Engine = {
  readonly dialect: Dialect;
  /** The database's own clock, milliseconds since 1970. */
  readonly clock: RawBuilder<number>;
  /** Must rows that a transaction relies on be locked? SQLite has one writer at a time. */
  readonly locksRows: boolean;
};
