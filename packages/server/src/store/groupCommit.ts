/**
 * Gathers the writes that are asked for in one turn of the event loop, or while an earlier write is on its way, and makes
 * them together, so that many rooms share one sync to disk. A lone write is not held up: it goes out at the end of the
 * turn it was asked for in.
 */
export class GroupCommit<Row> {
  readonly #write: GroupWrite<Row>;
  #waiting: Waiting<Row>[] = [];
  #isScheduled = false;

  constructor(write: GroupWrite<Row>) {
    this.#write = write;
  }

  /** Resolves when the row is on the disk; rejects with what `write` said of this row. */
  add(row: Row): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject });
      if (this.#isScheduled) return;
      this.#isScheduled = true;
      setImmediate(() => void this.#flush());
    });
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting.splice(0, MAX_BATCH);
    await this.#settle(batch);
    if (this.#waiting.length > 0) setImmediate(() => void this.#flush());
    else this.#isScheduled = false;
  }

  /** If the batch fails by one row, each is tried alone: one room's conflict is not the others' failure. */
  async #settle(batch: readonly Waiting<Row>[]): Promise<void> {
    try {
      const refused = await this.#write.all(batch.map(({ row }) => row));
      for (const { row, resolve, reject } of batch) {
        const error = refused?.get(row);
        if (error === undefined) resolve();
        else reject(error);
      }
    } catch (error) {
      if (batch.length === 1 || !this.#write.isOfOneRow(error)) for (const { reject } of batch) reject(error);
      else for (const one of batch) await this.#settle([one]);
    }
  }
}

/** How rows are written. */
export type GroupWrite<Row> = {
  /** Writes all rows but those that it returns with what speaks against them. If it rejects, none is written. */
  readonly all: (rows: readonly Row[]) => Promise<ReadonlyMap<Row, Error> | undefined>;
  /** May another batch without one of the rows succeed? Else all of them fail at once. */
  readonly isOfOneRow: (error: unknown) => boolean;
};

type Waiting<Row> = { readonly row: Row; readonly resolve: () => void; readonly reject: (error: unknown) => void };

/** Rows in one statement: well under the databases' limits of parameters. */
const MAX_BATCH = 200;
