/** How much somebody sends: `flooding` once, when it becomes too much, `flooded` ever after. */
export type FloodLevel = "fine" | "flooding" | "flooded";

const SECOND_MS = 1000;

/** Counts what each sender sends in a second, by a clock that nobody can set back. */
export class FloodGauge<Sender extends object> {
  readonly #perSecond: number;
  readonly #now: () => number;
  readonly #counts = new WeakMap<Sender, { since: number; count: number }>();
  readonly #flooded = new WeakSet<Sender>();

  /** @param now milliseconds that only ever grow */
  constructor(perSecond: number, now: () => number = () => performance.now()) {
    this.#perSecond = perSecond;
    this.#now = now;
  }

  /** Counts one thing sent. */
  count(sender: Sender): FloodLevel {
    if (this.#flooded.has(sender)) return "flooded";
    const now = this.#now();
    const before = this.#counts.get(sender);
    const isSameSecond = before !== undefined && now - before.since < SECOND_MS;
    const counted = { since: isSameSecond ? before.since : now, count: isSameSecond ? before.count + 1 : 1 };
    this.#counts.set(sender, counted);
    if (counted.count <= this.#perSecond) return "fine";
    this.#flooded.add(sender);
    return "flooding";
  }
}
