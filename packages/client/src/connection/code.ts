/** Letters in a table's code. */
export const CODE_LENGTH = 6;

/**
 * A table's code as people type it: small letters, full width, spaces and hyphens are all accepted. Characters that no
 * code holds are left out, the rest is cut to a code's length.
 */
export function normaliseCode(typed: string): string {
  return typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, CODE_LENGTH);
}

/** Is this a whole code? Letters that look alike (0 O 1 I L) are in no code. */
export function isCode(code: string): boolean {
  return /^[A-HJKMNP-Z2-9]{6}$/.test(code);
}

/** The code in what was scanned or pasted: a bare code or a link to a table. */
export function codeIn(text: string): string {
  const link = /\/t\/([^/?#\s]+)/.exec(text);
  return normaliseCode(link?.[1] ?? text);
}
