import { create } from "zustand";
import { browserDrawer } from "../connection/drawers.ts";

/** The languages of the client. Japanese comes first. */
export type Language = "ja" | "en";

const KEY = "yomiai.language";

function isLanguage(text: unknown): text is Language {
  return text === "ja" || text === "en";
}

/** A link's `?lang=`, else what was chosen before, else Japanese: the tables that Yomiai is made for speak it. */
function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  const kept = browserDrawer.getItem(KEY);
  if (isLanguage(asked)) return asked;
  return isLanguage(kept) ? kept : "ja";
}

/** The language in use. */
export const useLanguage = create<{ readonly language: Language }>()(() => ({ language: firstLanguage() }));

/** Switches the language, for this browser from now on. */
export function setLanguage(language: Language): void {
  browserDrawer.setItem(KEY, language);
  useLanguage.setState({ language });
}
