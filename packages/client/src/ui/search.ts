/** From so many things on a list is searched. */
export const SEARCHED_FROM = 9;

/**
 * Does a text hold what is looked for, as people type it? Width, case, and hiragana or katakana make no difference, and
 * nothing is everywhere.
 */
export function holds(text: string, sought: string): boolean {
  return plain(text).includes(plain(sought));
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/\s/g, "");
}
