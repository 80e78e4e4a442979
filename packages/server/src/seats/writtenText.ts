/** Most characters of a player's name, as people count them: an emoji is one. */
export const MAX_PERSON_NAME = 40;
/** Most characters of a table's title. */
export const MAX_TITLE = 80;

/** Most UTF-16 units for one character on average: keeps stacks of combining marks out. */
const UNITS_PER_CHARACTER = 8;

const characters = new Intl.Segmenter("ja", { granularity: "grapheme" });

/**
 * A name or title as somebody wrote it, in one line: control characters, invisible spaces and marks that turn the
 * direction of what follows are taken out; joiners inside emoji stay.
 * @returns undefined if nothing is left, it is too long, or it is no text
 */
export function readLine(text: string, maxCharacters: number): string | undefined {
  if (text.length > maxCharacters * UNITS_PER_CHARACTER * 2 || !text.isWellFormed()) return undefined;
  const line = text
    .normalize("NFC")
    .replace(/[\s\u0085]+/gu, " ")
    .replace(UNSEEN, "")
    .trim();
  const isFitting =
    line.length <= maxCharacters * UNITS_PER_CHARACTER && [...characters.segment(line)].length <= maxCharacters;
  return isFitting && SEEN.test(line) ? line : undefined;
}

/** Controls, zero-width spaces, line separators, bidi embeddings, overrides and isolates, tags, unassigned noncharacters. */
const UNSEEN = /[\p{Cc}\u200b\u2028\u2029\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff\u{e0000}-\u{e001f}]/gu;
/** At least one character that can be seen. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Mn}\p{Zs}\u3164\u115f\u1160\u2800]/u;
