import { refuse, type Seat } from "@yomiai/rules";
import type { Store, StoredSeat } from "../store/store.ts";
import { drawSecret, hashOf, isSecretOf } from "./token.ts";

/** Most players at one table. */
export const MAX_PLAYERS = 12;

/** What somebody gives who wants a seat. */
export type Claim = {
  readonly seat?: Seat | undefined;
  readonly name: string;
  readonly color: string;
  /** An invite of the GM to a certain seat. */
  readonly invite?: string | undefined;
};

/** The seats of one table and who holds them. Who somebody is, the token alone decides. */
export class TableSeats {
  readonly #store: Store;
  readonly #code: string;
  readonly #seats: Map<Seat, StoredSeat>;

  private constructor(store: Store, code: string, seats: readonly StoredSeat[]) {
    this.#store = store;
    this.#code = code;
    this.#seats = new Map(seats.map((seat) => [seat.seat, seat]));
  }

  /** Reads the seats of a table. */
  static async read(store: Store, code: string): Promise<TableSeats> {
    return new TableSeats(store, code, await store.readSeats(code));
  }

  /** The seat that this token belongs to. Every seat is compared, so that the time tells nothing. */
  findByToken(token: string): Seat | undefined {
    let owner: Seat | undefined;
    for (const seat of this.#seats.values()) if (isSecretOf(seat.tokenHash, token)) owner = seat.seat;
    return owner;
  }

  /** Who sits there, or undefined if the seat is free or only held for an invited person. */
  find(seat: Seat): StoredSeat | undefined {
    const held = this.#seats.get(seat);
    return held === undefined || held.tokenHash === "" ? undefined : held;
  }

  /** May only somebody with an invite sit there? */
  isHeld(seat: Seat): boolean {
    const held = this.#seats.get(seat);
    return held !== undefined && held.inviteHash !== "";
  }

  /** The seats that somebody holds, the GM's first, then in order of their numbers. */
  get taken(): readonly StoredSeat[] {
    return [...this.#seats.values()].filter(({ tokenHash }) => tokenHash !== "").sort(bySeat);
  }

  /**
   * Gives a seat to somebody and returns its token, which is not kept.
   * @param free the seats that have characters waiting, in the order they are given out
   * @throws Refused `seatTaken`, `badInvite`, `tableFull`
   */
  async claim(claim: Claim, free: readonly Seat[]): Promise<{ readonly seat: Seat; readonly token: string }> {
    const seat = claim.invite === undefined ? this.#openSeat(claim, free) : this.#invitedSeat(claim.invite, claim.seat);
    const token = drawSecret();
    const { name, color } = claim;
    await this.#put({ seat, name, color, tokenHash: hashOf(token), inviteHash: "" });
    return { seat, token };
  }

  #openSeat({ seat }: Claim, free: readonly Seat[]): Seat {
    if (seat === undefined) {
      const first = free.find((one) => !this.#seats.has(one)) ?? playerSeats().find((one) => !this.#seats.has(one));
      return first ?? refuse("tableFull", `at most ${MAX_PLAYERS} players have room at a table`);
    }
    if (!playerSeats().includes(seat) && !free.includes(seat)) {
      return refuse("badArgument", `seat: p1 to p${MAX_PLAYERS}`, { field: "seat", allowed: playerSeats() });
    }
    return this.#seats.has(seat) ? refuse("seatTaken", `${seat}: somebody else sits there`, { field: "seat" }) : seat;
  }

  #invitedSeat(invite: string, wanted: Seat | undefined): Seat {
    let invited: Seat | undefined;
    for (const { seat, inviteHash } of this.#seats.values()) if (isSecretOf(inviteHash, invite)) invited = seat;
    const isRight = invited !== undefined && (wanted === undefined || wanted === invited);
    return invited !== undefined && isRight
      ? invited
      : refuse("badInvite", "invite: used, withdrawn or for another seat");
  }

  /** Changes how somebody is called, who keeps the seat and its token. Nothing happens on a seat where nobody sits. */
  async rename(seat: Seat, { name, color }: Pick<Claim, "name" | "color">): Promise<void> {
    const sitting = this.find(seat);
    if (sitting !== undefined) await this.#put({ ...sitting, name, color });
  }

  /** Makes the seat free for anybody; its token and invite are void. */
  async release(seat: Seat): Promise<void> {
    await this.#store.removeSeat(this.#code, seat);
    this.#seats.delete(seat);
  }

  /**
   * An invite to a seat, for one use. Until it is used the seat is given to nobody else; whoever sits there now stays
   * until then.
   */
  async invite(seat: Seat): Promise<string> {
    const invite = drawSecret();
    const nobody = { seat, name: "", color: "", tokenHash: "" };
    await this.#put({ ...(this.#seats.get(seat) ?? nobody), inviteHash: hashOf(invite) });
    return invite;
  }

  async #put(seat: StoredSeat): Promise<void> {
    await this.#store.putSeat(this.#code, seat);
    this.#seats.set(seat.seat, seat);
  }
}

/** All players' seats, in order. */
export function playerSeats(): readonly Seat[] {
  return Array.from({ length: MAX_PLAYERS }, (_, i): Seat => `p${i + 1}`);
}

/** Orders seats: the GM's first, then by number. */
export function bySeat(a: { readonly seat: Seat }, b: { readonly seat: Seat }): number {
  return seatNumber(a.seat) - seatNumber(b.seat);
}

function seatNumber(seat: Seat): number {
  return seat === "gm" ? 0 : Number(seat.slice(1));
}
