/** The value that a record itself holds under a key. Keys come from people, and `constructor` is one they may choose. */
export function lookUp<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
