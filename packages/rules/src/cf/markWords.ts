/** The farthest mark that a table may have, on either side of 0. */
const FARTHEST = 999;

/** The words of all marks, by what the view calls them. @param word of the mark at so many metres */
export function markWords(word: (at: number) => string): Readonly<Record<string, string>> {
  const marks = Array.from({ length: 2 * FARTHEST + 1 }, (_, i) => i - FARTHEST);
  return Object.fromEntries(marks.map((at) => [`m${at}`, word(at)]));
}
