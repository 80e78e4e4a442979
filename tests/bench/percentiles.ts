/** The value below which this share (0–1) of the sample lies. @throws RangeError for an empty sample */
export function percentile(sample: readonly number[], share: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new RangeError("percentile: empty sample");
  return value;
}

/** The middle value of a sample. */
export function median(sample: readonly number[]): number {
  return percentile(sample, 0.5);
}

/** What a measure came to. */
export type Spread = { readonly p50: number; readonly p99: number };

/**
 * The medians over `rounds` rounds of each measure's percentiles. Within a round the measures take turns, `turns` each,
 * so that a slow moment of the machine hits all alike.
 */
export async function interleave<K extends string>(
  rounds: number,
  turns: number,
  measures: Readonly<Record<K, () => Promise<readonly number[]>>>,
): Promise<Readonly<Record<K, Spread>>> {
  const names = Object.keys(measures) as K[];
  const spreads = new Map<K, Spread[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    const samples = new Map<K, number[]>(names.map((name) => [name, []]));
    for (let turn = 0; turn < turns; turn++) {
      for (const name of names) samples.get(name)?.push(...(await measures[name]()));
    }
    for (const [name, sample] of samples) {
      spreads.get(name)?.push({ p50: percentile(sample, 0.5), p99: percentile(sample, 0.99) });
    }
  }
  const over = (of: readonly Spread[], share: keyof Spread) => median(of.map((one) => one[share]));
  const entries = [...spreads].map(([name, of]) => [name, { p50: over(of, "p50"), p99: over(of, "p99") }]);
  return Object.fromEntries(entries);
}
