import type { ClientRateLimitInfo, Options, Store } from "express-rate-limit";

type Counted = { hits: number; readonly until: number };

/**
 * Counts by a clock that nobody can set back. The limiter's own store goes by the time of day: an address that had used
 * up its share would wait for as long as somebody set the clock back.
 */
export class SteadyStore implements Store {
  /** What one limiter counts is not another's. */
  readonly localKeys = true;
  readonly #now: () => number;
  readonly #counted = new Map<string, Counted>();
  #windowMs = 0;
  #sweepAt = 0;

  /** @param now milliseconds that only ever grow */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  init({ windowMs }: Options): void {
    this.#windowMs = windowMs;
  }

  increment(key: string): ClientRateLimitInfo {
    const now = this.#now();
    this.#sweep(now);
    const before = this.#counted.get(key);
    const counted = before !== undefined && now < before.until ? before : { hits: 0, until: now + this.#windowMs };
    counted.hits += 1;
    this.#counted.set(key, counted);
    return { totalHits: counted.hits, resetTime: new Date(Date.now() + counted.until - now) };
  }

  decrement(key: string): void {
    const counted = this.#counted.get(key);
    if (counted !== undefined && counted.hits > 0) counted.hits -= 1;
  }

  resetKey(key: string): void {
    this.#counted.delete(key);
  }

  /** Once a window, forgets those whose time is over. */
  #sweep(now: number): void {
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + this.#windowMs;
    for (const [key, { until }] of this.#counted) if (now >= until) this.#counted.delete(key);
  }
}
