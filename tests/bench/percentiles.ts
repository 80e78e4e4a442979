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

/** The same numbers round by round for several measures, in turn, so that a slow moment of the machine hits all alike. */
export async function alternate<K extends string>(
  rounds: number,
  measures: Readonly<Record<K, () => Promise<readonly number[]>>>,
): Promise<Readonly<Record<K, { readonly p50: number; readonly p99: number }>>> {
  const names = Object.keys(measures) as K[];
  const seen = new Map<K, { p50: number[]; p99: number[] }>(names.map((name) => [name, { p50: [], p99: [] }]));
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const sample = await measures[name]();
      seen.get(name)?.p50.push(percentile(sample, 0.5));
      seen.get(name)?.p99.push(percentile(sample, 0.99));
    }
  }
  const entries = [...seen].map(([name, { p50, p99 }]) => [name, { p50: median(p50), p99: median(p99) }]);
  return Object.fromEntries(entries);
}
