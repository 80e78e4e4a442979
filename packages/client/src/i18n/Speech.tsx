import { type ReactNode, useEffect } from "react";
import { I18nProvider } from "react-aria-components";
import { IntlProvider } from "use-intl";
import { useLanguage } from "./language.ts";
import en from "./words.en.ts";
import ja, { type Words } from "./words.ja.ts";

const words: Readonly<Record<"ja" | "en", Words>> = { ja, en };
const locales = { ja: "ja-JP", en: "en-GB" } as const;

/** Gives everything inside the words of the chosen language, and tells the page which one it is. */
export function Speech({ children }: { readonly children: ReactNode }) {
  const language = useLanguage((state) => state.language);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <IntlProvider locale={language} messages={words[language]} timeZone={zone}>
      <I18nProvider locale={locales[language]}>{children}</I18nProvider>
    </IntlProvider>
  );
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
