import type { Lease, StoredServer } from "../store/store.ts";

/** Where the requests of a table go: to this server, or to another. */
export type Place = "here" | StoredServer;

/** Which server a table is on. */
export type Placement = {
  /**
   * Where a table is; one that is nowhere is given to a server first. Waits while an owner that may be dead is not known
   * to be. A code that no table has is here.
   * @throws Refused `moved` if that takes too long
   */
  find(code: string): Promise<Place>;
  /**
   * Nobody listens at the address of a server that counts as alive: waits until it does not any more, or until it is
   * worth a try again. Whoever asks meanwhile waits with the others.
   */
  untilGone(server: StoredServer): Promise<void>;
  /** Where a new table is to be made. It counts as being on its way there until `arrived` is called. */
  choose(): Promise<{ readonly place: Place; readonly arrived: () => void }>;
  /**
   * The right of this server to write to a table; undefined where there is no other server.
   * @throws Refused `moved` if it is another's
   */
  hold(code: string): Promise<Lease | undefined>;
  /** Gives the right back. */
  release(lease: Lease): Promise<void>;
};

/** One process, which has all tables. */
export const alone: Placement = {
  find: async () => "here",
  untilGone: async () => {},
  choose: async () => ({ place: "here", arrived: () => {} }),
  hold: async () => undefined,
  release: async () => {},
};
