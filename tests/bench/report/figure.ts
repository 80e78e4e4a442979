/** How long a run may take: the whole thing, or a look. */
export type Scale = {
  /** Rounds, in each of which everything that is compared is measured once, in turn. */
  readonly rounds: number;
  /** A number of things, cut down for a quick look. */
  readonly some: (full: number) => number;
};

/** One measured number beside its yardstick. */
export type Figure = {
  readonly what: string;
  /** With its unit. */
  readonly ours: string;
  /** What it is held against, with its unit. */
  readonly beside?: string;
  /** Ours by the yardstick's. */
  readonly times?: string;
  readonly goal?: Goal;
};

/** What a figure should come to. */
export type Goal = {
  readonly text: string;
  /** The share of what is allowed: up to 1 the goal is met. */
  readonly used: number;
};

/** Some figures that belong together. */
export type Bench = {
  readonly title: string;
  /** What was done, one or two sentences. */
  readonly how: string;
  run(scale: Scale): Promise<readonly Figure[]>;
};

/** A goal of at most this much. @param unit written after the limit */
export function atMost(value: number, limit: number, unit: string): Goal {
  return { text: `≤ ${limit}${unit}`, used: value / limit };
}

/** A goal of at least this much. */
export function atLeast(value: number, limit: number, unit: string): Goal {
  return { text: `≥ ${limit}${unit}`, used: limit / value };
}

/** How many times the yardstick this is. */
export function times(ours: number, yardstick: number): string {
  return `${digits(ours / yardstick)}×`;
}

/** Milliseconds, to three digits. */
export function ms(value: number): string {
  return `${digits(value)} ms`;
}

/** A number to about three digits. */
export function digits(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString("en-US");
  return value.toFixed(value >= 10 ? 1 : value >= 1 ? 2 : 3);
}
