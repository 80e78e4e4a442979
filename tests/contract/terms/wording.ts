import type { Ruleset, Seat } from "@yomiai/rules";
import type { Terms } from "@yomiai/rules/terms";
import { Wording } from "../../../packages/client/src/i18n/wording.ts";
import en from "../../../packages/client/src/i18n/words.en.ts";
import ja from "../../../packages/client/src/i18n/words.ja.ts";

/** The languages of the client. */
export const LANGUAGES = ["ja", "en"] as const;
/** One of them. */
export type Language = (typeof LANGUAGES)[number];

const common = { ja: ja.common.wording, en: en.common.wording };

/** A ruleset's words in one language. */
export async function termsOf(ruleset: Ruleset, language: Language): Promise<Terms> {
  const file = (await import(`../../../packages/rules/src/${ruleset.id}/terms.${language}.ts`)) as { terms: Terms };
  return file.terms;
}

/** What the client reads out: the ruleset's words over its own common ones. */
export async function wordingOf(
  ruleset: Ruleset,
  language: Language,
  names: Readonly<Record<string, string>>,
): Promise<Wording> {
  const terms = await termsOf(ruleset, language);
  return new Wording({ language, terms, common: common[language], names, seatName: (seat: Seat) => `[${seat}]` });
}

/** Refusals for which the client has words of its own. */
export function isCommonRefusal(code: string): boolean {
  return code in common.ja.refusals;
}
