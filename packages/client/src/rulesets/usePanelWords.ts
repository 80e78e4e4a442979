import { useWords } from "../i18n/Vocabulary.tsx";

/** Words of a ruleset's panels by key; `{name}` stands for a value. */
type PanelWords = Readonly<Record<string, string>>;

/** The words that only a ruleset's panels need, in the language in use, filled with values. */
export function usePanelWords<W extends PanelWords>(words: {
  readonly ja: W;
  readonly en: W;
}): (key: keyof W & string, values?: Readonly<Record<string, string | number>>) => string {
  const spoken = words[useWords().language];
  return (key, values = {}) =>
    (spoken[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
