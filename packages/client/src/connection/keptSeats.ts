import type { Seat } from "@yomiai/rules";
import { isSeatName } from "./seatName.ts";

/** A seat that this browser holds the token of. */
export type KeptSeat = {
  readonly code: string;
  readonly seat: Seat;
  readonly token: string;
  /** The person's own name; the table's title and ruleset for the list of recent tables. */
  readonly name: string;
  readonly title: string;
  readonly ruleset: string;
  /** When it was last used, milliseconds since 1970. */
  readonly at: number;
};

/** Where this tab sits. Without seat and token: a spectator. */
export type Sitting = { readonly code: string; readonly seat?: Seat; readonly token?: string };

/** The part of `Storage` that is used here. */
export type Drawer = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const SITTING = "yomiai.sitting";
const KEPT = "yomiai.seats";
/** So many seats are remembered; the oldest go first. */
const MOST_KEPT = 30;

/**
 * The seats of this browser and of this tab. The tab's own drawer comes first, so that two players who share a browser
 * keep their own seats after a reload; the list in the common drawer lets a new tab take a seat up again.
 */
export class KeptSeats {
  readonly #tab: Drawer;
  readonly #browser: Drawer;

  constructor(drawers: { readonly tab: Drawer; readonly browser: Drawer }) {
    this.#tab = drawers.tab;
    this.#browser = drawers.browser;
  }

  /** Where this tab sits, if it does. */
  get sitting(): Sitting | undefined {
    const kept: unknown = parse(this.#tab.getItem(SITTING));
    if (!isRecord(kept) || typeof kept.code !== "string") return undefined;
    if (!isSeatName(kept.seat) || typeof kept.token !== "string") return { code: kept.code };
    return { code: kept.code, seat: kept.seat, token: kept.token };
  }

  /** This tab sits down. */
  sit(sitting: Sitting): void {
    this.#tab.setItem(SITTING, JSON.stringify(sitting));
  }

  /** This tab stands up; its seat stays in the list. */
  standUp(): void {
    this.#tab.removeItem(SITTING);
  }

  /** All seats of this browser, last used first. */
  get all(): readonly KeptSeat[] {
    const kept: unknown = parse(this.#browser.getItem(KEPT));
    return Array.isArray(kept) ? kept.filter(isKeptSeat).sort((a, b) => b.at - a.at) : [];
  }

  /** Remembers a seat, in place of the same seat before. */
  keep(seat: KeptSeat): void {
    const others = this.all.filter((kept) => !isSame(kept, seat));
    this.#browser.setItem(KEPT, JSON.stringify([seat, ...others].slice(0, MOST_KEPT)));
  }

  /** Forgets a seat, here and in this tab. */
  forget(seat: Pick<KeptSeat, "code" | "seat">): void {
    this.#browser.setItem(KEPT, JSON.stringify(this.all.filter((kept) => !isSame(kept, seat))));
    const { sitting } = this;
    if (sitting !== undefined && sitting.code === seat.code && sitting.seat === seat.seat) this.standUp();
  }
}

function isSame(a: Pick<KeptSeat, "code" | "seat">, b: Pick<KeptSeat, "code" | "seat">): boolean {
  return a.code === b.code && a.seat === b.seat;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isKeptSeat(value: unknown): value is KeptSeat {
  return (
    isRecord(value) &&
    ["code", "token", "name", "title", "ruleset"].every((key) => typeof value[key] === "string") &&
    isSeatName(value.seat) &&
    typeof value.at === "number"
  );
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
