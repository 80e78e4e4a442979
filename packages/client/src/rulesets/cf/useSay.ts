import { usePanelWords } from "../usePanelWords.ts";
import en from "./words.en.ts";
import ja from "./words.ja.ts";

/** Says the panels' own words in the language in use. */
export const useSay = () => usePanelWords({ ja, en });
