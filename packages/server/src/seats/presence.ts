import type { Viewer } from "@yomiai/rules";

/** Who a client is: worked out from its token when its place was reserved, never from what it says later. */
export type Identity = { readonly viewer: Viewer; readonly tokenHash: string };

/** Spectators of one table at a time: what they are shown is worked out once for all. Seats always have room. */
export const MAX_SPECTATORS = 500;
/** Connections of one seat at a time: many tabs and devices, and those that are gone but not yet known to be. */
export const MAX_CONNECTIONS_OF_SEAT = 30;

/** Who is at one table now. A seat may be there several times: two tabs, a phone and a tablet. */
export class Presence<Client extends object> {
  readonly #clients = new Map<Client, Identity>();
  /** Clients by viewer: those of whom none is there are left out. */
  readonly #counts = new Map<Viewer, number>();

  /** Everybody who is there, in the order they came. */
  get all(): ReadonlyMap<Client, Identity> {
    return this.#clients;
  }

  /** Is anybody there at all? */
  get isWatched(): boolean {
    return this.#clients.size > 0;
  }

  /** Clients without a seat. */
  get spectators(): number {
    return this.#count("spectator");
  }

  /** May one more of this audience come in? */
  hasRoomFor(viewer: Viewer): boolean {
    return this.#count(viewer) < (viewer === "spectator" ? MAX_SPECTATORS : MAX_CONNECTIONS_OF_SEAT);
  }

  find(client: Client): Identity | undefined {
    return this.#clients.get(client);
  }

  /** Is somebody of this audience there? */
  has(viewer: Viewer): boolean {
    return this.#counts.has(viewer);
  }

  enter(client: Client, identity: Identity): void {
    this.leave(client);
    this.#clients.set(client, identity);
    this.#counts.set(identity.viewer, this.#count(identity.viewer) + 1);
  }

  /** @returns who left, or undefined if the client was not there */
  leave(client: Client): Identity | undefined {
    const identity = this.#clients.get(client);
    if (identity === undefined) return undefined;
    this.#clients.delete(client);
    const left = this.#count(identity.viewer) - 1;
    if (left > 0) this.#counts.set(identity.viewer, left);
    else this.#counts.delete(identity.viewer);
    return identity;
  }

  #count(viewer: Viewer): number {
    return this.#counts.get(viewer) ?? 0;
  }
}
