import type { Store } from "../store/store.ts";

/** An empty database that tests open stores on, as several processes would. */
export type TestEngine = {
  open(): Promise<Store>;
  /** Rows of a table, counted past the store. */
  count(table: string): Promise<number>;
  /** Makes every write fail until the returned function is called. */
  refuseWrites(): Promise<() => Promise<void>>;
  remove(): Promise<void>;
};
