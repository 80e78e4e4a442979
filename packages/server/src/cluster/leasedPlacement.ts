import { refuse } from "@yomiai/rules";
import type { Lease, Store, StoredServer } from "../store/store.ts";
import { chooseServer } from "./chooseServer.ts";
import { ALIVE_MS, MISSED_MS } from "./membership.ts";
import type { Place, Placement } from "./placement.ts";

/** How long a table may be on its way from one server to another, and how often it is looked for, milliseconds. */
export const MOVE_WITHIN_MS = 8000;
export const LOOK_EVERY_MS = 100;

/** What the placement of one server works with. */
export type LeasedPlacementParts = {
  readonly store: Store;
  /** Name of this server. */
  readonly ownId: () => string;
  /** Is this table open here, and to stay? */
  readonly isOpen: (code: string) => boolean;
  /** Is this server giving its tables away? */
  readonly isLeaving: () => boolean;
  /** May this server take the tables of one that has lapsed without a word? */
  readonly mayInherit: () => boolean;
};

/** Where tables are when several servers share a database: the leases in it say so. */
export class LeasedPlacement implements Placement {
  readonly #parts: LeasedPlacementParts;
  /** Tables that are on their way to a server now, by its id. */
  readonly #underWay = new Map<string, number>();
  /** Tables that are being looked for: whoever asks meanwhile waits with the others. */
  readonly #sought = new Map<string, Promise<Place>>();

  /** Servers at whose addresses nobody listens, by their ids: one looks for all who want to go there. */
  readonly #missed = new Map<string, Promise<void>>();

  constructor(parts: LeasedPlacementParts) {
    this.#parts = parts;
  }

  async find(code: string): Promise<Place> {
    if (this.#parts.isOpen(code)) return "here";
    const sought = this.#sought.get(code) ?? this.#seek(code).finally(() => this.#sought.delete(code));
    this.#sought.set(code, sought);
    return await sought;
  }

  async untilGone(server: StoredServer): Promise<void> {
    const known = this.#missed.get(server.id);
    const missed = known ?? this.#watchEnd(server).finally(() => this.#missed.delete(server.id));
    this.#missed.set(server.id, missed);
    await missed;
  }

  async choose(): Promise<{ readonly place: Place; readonly arrived: () => void }> {
    const chosen = await this.#chooseServer();
    if (chosen === undefined) return { place: "here", arrived: () => {} };
    this.#count(chosen, 1);
    return { place: this.#placeOf(chosen), arrived: () => this.#count(chosen, -1) };
  }

  async hold(code: string): Promise<Lease> {
    const { store, ownId } = this.#parts;
    const held = await store.leases.findHolding(code);
    if (held?.server.id === ownId()) return held.lease;
    if (await this.#mustWait(code)) return refuseMoved();
    return (await store.leases.take(code, ownId())) ?? refuseMoved();
  }

  async release(lease: Lease): Promise<void> {
    await this.#parts.store.leases.release(lease);
  }

  async #seek(code: string): Promise<Place> {
    if ((await this.#parts.store.findTable(code)) === undefined) return "here";
    const before = performance.now() + MOVE_WITHIN_MS;
    while (performance.now() < before) {
      const owner = (await this.#owner(code)) ?? (await this.#assign(code));
      if (owner !== undefined) return this.#placeOf(owner);
      await pause(LOOK_EVERY_MS);
    }
    return refuseMoved();
  }

  /**
   * A server that is only cut off from this one goes on saying that it is alive, and is not taken for dead; nor would it
   * be the worse for it, since what is written under an older lease is refused.
   */
  async #watchEnd({ id }: StoredServer): Promise<void> {
    const before = performance.now() + ALIVE_MS;
    while (performance.now() < before) {
      if (await this.#parts.store.leases.lapse(id, ALIVE_MS - MISSED_MS)) return;
      await pause(LOOK_EVERY_MS);
    }
  }

  /** Who has the table now. What this server is giving away is nobody's in a moment. */
  async #owner(code: string): Promise<StoredServer | undefined> {
    const { store, ownId, isLeaving } = this.#parts;
    const owner = (await store.leases.findHolding(code))?.server;
    return owner?.id === ownId() && isLeaving() ? undefined : owner;
  }

  /** Gives the table to a server. @returns undefined if nobody can have it now, or another was quicker */
  async #assign(code: string): Promise<StoredServer | undefined> {
    if (await this.#mustWait(code)) return undefined;
    const chosen = await this.#chooseServer();
    if (chosen === undefined) return undefined;
    const lease = await this.#parts.store.leases.take(code, chosen.id);
    return lease && chosen;
  }

  async #mustWait(code: string): Promise<boolean> {
    return !this.#parts.mayInherit() && (await this.#parts.store.leases.isAbandoned(code));
  }

  async #chooseServer(): Promise<StoredServer | undefined> {
    const servers = await this.#parts.store.leases.servers();
    return chooseServer(servers, { ownId: this.#parts.ownId(), underWay: this.#underWay });
  }

  #count({ id }: StoredServer, more: number): void {
    this.#underWay.set(id, (this.#underWay.get(id) ?? 0) + more);
  }

  #placeOf(server: StoredServer): Place {
    return server.id === this.#parts.ownId() ? "here" : server;
  }
}

function refuseMoved(): never {
  return refuse("moved", "the table is moving from one server to another; try again in a moment");
}

/** Waits. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
