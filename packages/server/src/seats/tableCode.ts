import { randomInt } from "node:crypto";
import { CODE_LENGTH, CODE_LETTERS } from "../protocol.ts";

/** A new code, drawn so that it cannot be guessed from others. */
export function drawCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
}

/**
 * The code that somebody meant: full-width letters, small letters, spaces and hyphens are accepted.
 * @returns undefined if it cannot be any table's code
 */
export function readCode(text: string): string | undefined {
  const code = text
    .normalize("NFKC")
    .replace(/[\s\p{Dash_Punctuation}ー−]/gu, "")
    .toUpperCase();
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter)) ? code : undefined;
}
