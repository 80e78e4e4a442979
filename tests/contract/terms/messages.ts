import type { Terms } from "@yomiai/rules/terms";
import { IntlMessageFormat } from "intl-messageformat";

/** Messages of the terms that cannot be read, one phrase each. */
export function brokenMessages(terms: Terms, language: string): readonly string[] {
  const submits = Object.entries(terms.commands).flatMap(([type, { ask, submit }]) => [
    [`${type}.ask`, ask] as const,
    ...(submit === undefined ? [] : [[`${type}.submit`, submit] as const]),
  ]);
  const all = [...Object.entries(terms.events), ...Object.entries(terms.refusals), ...submits];
  return all.flatMap(([key, message]) => {
    try {
      new IntlMessageFormat(message, language);
      return [];
    } catch (error) {
      return [`${key}: ${String(error)}`];
    }
  });
}

/** Dotted keys of all words, in order. */
export function keysOf(terms: object, path = ""): readonly string[] {
  return Object.entries(terms).flatMap(([key, value]) => {
    const here = path === "" ? key : `${path}.${key}`;
    return typeof value === "object" && value !== null ? keysOf(value, here) : [here];
  });
}

/** Keys whose word is empty. */
export function emptyWords(terms: object, path = ""): readonly string[] {
  return Object.entries(terms).flatMap(([key, value]) => {
    const here = path === "" ? key : `${path}.${key}`;
    if (typeof value === "object" && value !== null) return emptyWords(value, here);
    return typeof value === "string" && value.trim() !== "" ? [] : [here];
  });
}
