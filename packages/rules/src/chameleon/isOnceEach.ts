/** Is no item in the list twice? */
export function isOnceEach(items: readonly string[]): boolean {
  return new Set(items).size === items.length;
}
