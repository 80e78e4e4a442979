import { useWords } from "../../i18n/Vocabulary.tsx";
import en from "./words.en.ts";
import ja, { type PanelWords } from "./words.ja.ts";

/** The panels' own words in the language in use, filled with values. */
export function usePanelWords(): (key: keyof PanelWords, values?: Readonly<Record<string, string | number>>) => string {
  const wording = useWords();
  const words = wording.language === "ja" ? ja : en;
  return (key, values = {}) => words[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
