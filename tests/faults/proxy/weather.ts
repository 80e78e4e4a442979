import type { Random } from "@yomiai/rules";

/** How bad a network is. Chances are 0–1, of each message or piece. */
export type Weather = {
  /** Longest delay, milliseconds. */
  readonly delay: number;
  /** Shortest delay, of each way, milliseconds. */
  readonly latency: number;
  /** How much passes in a second, each way. */
  readonly bytesPerSecond: number;
  /** A client's message is lost, and with it the connection: TCP loses nothing as long as it lives. */
  readonly drop: number;
  /** A client's message arrives twice, the second time some time later. */
  readonly duplicate: number;
  /** A client's message may be overtaken by later ones. */
  readonly reorder: number;
  /** The connection is cut, in either direction, in the middle of whatever was under way. */
  readonly cut: number;
};

/** A network on which nothing goes wrong. */
export const CALM: Weather = {
  ...{ delay: 0, latency: 0, bytesPerSecond: Number.POSITIVE_INFINITY },
  ...{ drop: 0, duplicate: 0, reorder: 0, cut: 0 },
};

/** A phone far from everything, with 400 ms there and back and 50 kbit/s. */
export const TWO_G: Weather = { ...CALM, latency: 200, bytesPerSecond: 6250 };

/** A train in the mountains. */
export const STORM: Weather = { ...CALM, delay: 12, drop: 0.03, duplicate: 0.2, reorder: 0.3, cut: 0.02 };

/** A delay in this weather, milliseconds. */
export function delayIn({ delay, latency }: Weather, random: Random): number {
  return latency + Math.floor(random() * delay);
}
