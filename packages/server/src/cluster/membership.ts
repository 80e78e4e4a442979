import type { Logger } from "pino";
import type { Lease, Leases, StoredServer } from "../store/store.ts";

/** How long a server that says nothing more counts as alive, milliseconds: a dead one's tables go on after it. */
export const ALIVE_MS = 2000;

/** How often a server says that it is alive. */
const BEAT_EVERY_MS = 400;

/** A server that has said nothing for so long, and at whose address nobody listens, is dead: two beats are missing. */
export const MISSED_MS = 1000;

/** What a membership works with. */
export type MembershipParts = {
  readonly leases: Leases;
  readonly log: Logger;
  /** The server had lapsed and is alive again. @param kept the leases that nobody has taken in the meantime */
  readonly onLapse: (kept: readonly Lease[]) => void;
};

/** Says again and again that this server is alive, as long as it is. */
export class Membership {
  readonly #parts: MembershipParts;
  readonly #server: StoredServer;
  #timer: NodeJS.Timeout | undefined;
  #beat: Promise<void> = Promise.resolve();
  #aliveSince = Number.POSITIVE_INFINITY;
  #isSilent = false;

  private constructor(server: StoredServer, parts: MembershipParts) {
    this.#server = server;
    this.#parts = parts;
  }

  /** Makes the server known to the others. */
  static async begin(server: StoredServer, parts: MembershipParts): Promise<Membership> {
    const membership = new Membership(server, parts);
    await membership.#enter();
    membership.#timer = setInterval(() => membership.#next(), BEAT_EVERY_MS).unref();
    return membership;
  }

  /**
   * Has this server been alive for so long that whoever was there with it has had the time to say so too? Before that
   * it does not take a lapsed server's tables: after a restart of the database all have lapsed, and none is dead.
   */
  get isSteady(): boolean {
    return performance.now() - this.#aliveSince >= ALIVE_MS;
  }

  /** Takes no more tables. */
  async beginLeaving(): Promise<void> {
    await this.#parts.leases.beginLeaving(this.#server.id);
  }

  /** Is no more. */
  async leave(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beat;
    await this.#parts.leases.leave(this.#server.id);
  }

  /** One beat at a time: a database that does not answer is not asked again before it has failed. */
  #next(): void {
    if (this.#isSilent) return;
    this.#isSilent = true;
    this.#beat = this.#renew()
      .catch((error: unknown) => this.#parts.log.warn({ err: error }, "cannot say that this server is alive"))
      .finally(() => {
        this.#isSilent = false;
      });
  }

  async #renew(): Promise<void> {
    const { leases, log, onLapse } = this.#parts;
    if (await leases.renew(this.#server.id, ALIVE_MS)) return;
    log.warn("this server had lapsed");
    await this.#enter();
    onLapse(await leases.leasesOf(this.#server.id));
  }

  async #enter(): Promise<void> {
    await this.#parts.leases.enter(this.#server, ALIVE_MS);
    this.#aliveSince = performance.now();
  }
}
