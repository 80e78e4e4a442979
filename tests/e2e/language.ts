import type { Ruleset } from "@yomiai/rules";
import type { Terms } from "@yomiai/rules/terms";
import en from "../../packages/client/src/i18n/words.en.ts";
import ja, { type Words } from "../../packages/client/src/i18n/words.ja.ts";
import { type Language, termsOf } from "../contract/terms/wording.ts";

/** The client's own words in each language. */
export const WORDS: Readonly<Record<Language, Words>> = { ja, en };

/** The texts of a ruleset's buttons in one language. */
export class ButtonTexts {
  readonly #terms: Terms;

  private constructor(terms: Terms) {
    this.#terms = terms;
  }

  static async of(ruleset: Ruleset, language: Language): Promise<ButtonTexts> {
    return new ButtonTexts(await termsOf(ruleset, language));
  }

  /** What the ruleset is called. */
  get name(): string {
    return this.#terms.name;
  }

  /** What a house rule, or a part of one, is called. */
  rule(key: string): string {
    const word = this.#terms.house[key]?.name ?? this.#terms.values.any?.[key];
    if (word === undefined) throw new Error(`no word for ${key} in the terms`);
    return word;
  }

  /** Finds the buttons of a command: its name, or its sentence with whatever arguments. */
  command(type: string): RegExp {
    const { name, submit = "" } = this.#terms.commands[type] ?? {};
    if (name === undefined) throw new Error(`no command ${type} in the terms`);
    const sentence = withoutArguments(submit).map(escaped).join(".+");
    return new RegExp(sentence === "" ? `^${escaped(name)}$` : `^(${escaped(name)}|${sentence})$`);
  }
}

/** A message cut at its arguments; nothing where one argument is all there is. */
function withoutArguments(message: string): readonly string[] {
  let depth = 0;
  const parts = [""];
  for (const sign of message) {
    if (sign === "}") depth -= 1;
    else if (sign === "{" && depth++ === 0) parts.push("");
    else if (depth === 0) parts.push(`${parts.pop()}${sign}`);
  }
  return parts.some((part) => part !== "") ? parts : [];
}

/** A text as a regular expression finds it. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
