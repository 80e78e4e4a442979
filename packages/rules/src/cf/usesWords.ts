/** The words for gauges of limited uses (CF-8.11) by key, named after what is used. */
export function usesWords(
  powers: Readonly<Record<string, string>>,
  name: (power: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(powers).map(([id, power]) => [`uses_${id}`, name(power)]));
}
