/** Everything that people type for a minus: ASCII, full width, minus sign, dashes, and the long vowel mark of a kana keyboard. */
const MINUS = /[-−－‐‑‒–—―ーｰ]/g;
const PLUS = /[+＋]/g;

/**
 * A whole number as people type it: full-width digits, signs and spaces are accepted, as are kanji-keyboard dashes.
 * Undefined if it is none.
 */
export function readWholeNumber(typed: string): number | undefined {
  const plain = typed
    .normalize("NFKC")
    .replace(MINUS, "-")
    .replace(PLUS, "+")
    .replace(/[\s,、，]/g, "");
  return /^[+-]?\d{1,9}$/.test(plain) ? Number(plain) : undefined;
}

/** Like {@link readWholeNumber}, with a decimal part allowed. */
export function readNumber(typed: string): number | undefined {
  const plain = typed
    .normalize("NFKC")
    .replace(MINUS, "-")
    .replace(PLUS, "+")
    .replace(/[\s,、，]/g, "")
    .replace("。", ".");
  return /^[+-]?(\d{1,9}(\.\d{0,6})?|\.\d{1,6})$/.test(plain) ? Number(plain) : undefined;
}

/** A number with a real minus sign, as it is shown. */
export function showNumber(value: number): string {
  return String(value).replace("-", "−");
}

/** A number with its sign, as a part of a sum is shown. */
export function showSigned(value: number): string {
  return value < 0 ? showNumber(value) : `+${value}`;
}
