/**
 * Gathers the writes that are asked for in one turn of the event loop and makes them together, so that many rooms share
 * one sync to disk. A lone write is not held up: it goes out at the end of the turn it was asked for in.
 */
export class GroupCommit<Row> {
  readonly #write: (rows: readonly Row[]) => Promise<void>;
  #waiting: Waiting<Row>[] = [];
  #isScheduled = false;

  /** @param write writes all rows or none */
  constructor(write: (rows: readonly Row[]) => Promise<void>) {
    this.#write = write;
  }

  /** Resolves when the row is on the disk; rejects with what `write` rejected with for this row. */
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

  /** If the batch fails, each row is tried alone: one room's conflict is not the others' failure. */
  async #settle(batch: readonly Waiting<Row>[]): Promise<void> {
    try {
      await this.#write(batch.map(({ row }) => row));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      const [only, another] = batch;
      if (another === undefined) only?.reject(error);
      else for (const one of batch) await this.#settle([one]);
    }
  }
}

type Waiting<Row> = { readonly row: Row; readonly resolve: () => void; readonly reject: (error: unknown) => void };

/** Rows in one statement: well under SQLite's limit of parameters. */
const MAX_BATCH = 200;
