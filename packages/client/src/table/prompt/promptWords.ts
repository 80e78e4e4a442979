import type { Command, Json, Prompt } from "@yomiai/rules";
import type { Labels, Wording } from "../../i18n/wording.ts";
import { type Answers, nextQuestion } from "./questions.ts";

/** Where the words of options come from; `none` says what leaving out and an empty list are called. */
export type OptionWords = {
  readonly words: Wording;
  readonly none: { readonly leaveOut: string; readonly empty: string };
};

/** What an argument of a command is called. */
export function fieldLabel(type: string, name: string, words: Wording): string {
  return words.terms?.commands[type]?.fields?.[name] ?? words.label(name) ?? name;
}

/** What the button of a whole command says: its sentence with the arguments in it, else its name. */
export function sendLabel(prompts: readonly Prompt[], command: Command, words: Wording): string {
  const terms = words.terms?.commands[command.type];
  return terms?.submit === undefined
    ? (terms?.name ?? command.type)
    : words.fill(terms.submit, command, labelsIn(prompts));
}

/** An option in words: as a prompt labels it, else as the terms do. */
export function optionLabel(
  option: { readonly prompts: readonly Prompt[]; readonly name: string; readonly value: Json | undefined },
  { words, none }: OptionWords,
): string {
  const { prompts, name, value } = option;
  if (value === undefined) return none.leaveOut;
  if (Array.isArray(value) && value.length === 0) return none.empty;
  return words.value(name, value, labelsIn(prompts));
}

/** One question with its options. */
export type Taps = {
  readonly prompts: readonly Prompt[];
  readonly answers: Answers;
  readonly name: string;
  readonly values: readonly (Json | undefined)[];
};

/**
 * The labels of options that are tapped. A tap that sends says what it does, unless the sentences do not tell the options
 * apart; then, and where a tap leads on, the option itself is named.
 */
export function tapLabels({ prompts, answers, name, values }: Taps, at: OptionWords): readonly string[] {
  const sentences = values.map((value) => {
    const then = nextQuestion(prompts, { ...answers, [name]: value });
    if (then?.kind !== "ready" || at.words.terms?.commands[then.command.type]?.submit === undefined) return undefined;
    return sendLabel(prompts, then.command, at.words);
  });
  const said = sentences.filter((sentence) => sentence !== undefined);
  const areTold = new Set(said).size === said.length;
  return values.map((value, i) => (areTold ? sentences[i] : undefined) ?? optionLabel({ prompts, name, value }, at));
}

/** What sets one prompt apart from others of its kind: the ranges it asks for, the first of its options. */
export function variantLabel(prompt: Prompt, words: Wording): string {
  const labels = labelsIn([prompt]);
  const parts = prompt.fields.map((field) => {
    const name = fieldLabel(prompt.type, field.name, words);
    if (field.kind === "number") return `${name} ${words.value("", field.min)}–${words.value("", field.max)}`;
    if (!("options" in field)) return name;
    const first = field.options
      .slice(0, 3)
      .map((option) => (typeof option === "object" ? { q: option.q, r: option.r } : option));
    return `${name} ${words.value(field.name, first, labels)}`;
  });
  return words.list(parts);
}

/** The names that prompts bring for things made at the table, by argument. */
function labelsIn(prompts: readonly Prompt[]): Labels {
  const labels: Record<string, Record<string, string>> = {};
  for (const { fields } of prompts) {
    for (const field of fields) {
      if ((field.kind === "choice" || field.kind === "choices") && field.labels !== undefined) {
        labels[field.name] = { ...labels[field.name], ...field.labels };
      }
    }
  }
  return labels;
}
