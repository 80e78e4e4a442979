import type { Seat } from "@yomiai/rules";
import type { Terms } from "@yomiai/rules/terms";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { useMessages, useTranslations } from "use-intl";
import { tabDrawer } from "../connection/drawers.ts";
import type { Names } from "../connection/names.ts";
import { seatNumber } from "../connection/seatName.ts";
import { useTableStore } from "../connection/tableStore.ts";
import type { RulesetPanels } from "../rulesets/panels.ts";
import { findEntry } from "../rulesets/registry.ts";
import { useLanguage } from "./language.ts";
import { namesMadeBy, Wording } from "./wording.ts";

type Loaded = { readonly wording: Wording; readonly panels: RulesetPanels };

const Context = createContext<Loaded | undefined>(undefined);

/** Are the rulesets' own panels switched off (`?panels=off`, for tests and for trouble)? */
const arePanelsOff = readPanelsSwitch();

/** `?panels=off` and `?panels=on` hold for this tab. */
function readPanelsSwitch(): boolean {
  const KEY = "yomiai.panels";
  const asked = new URLSearchParams(location.search).get("panels");
  if (asked === "off" || asked === "on") tabDrawer.setItem(KEY, asked);
  return tabDrawer.getItem(KEY) === "off";
}

/**
 * Gives everything inside the words and panels of one ruleset, and its accent. Words come before panels; until they are
 * here `fallback` shows.
 */
export function Vocabulary({
  ruleset,
  children,
  fallback = null,
}: {
  readonly ruleset: string;
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
}) {
  const terms = useTerms(ruleset);
  const panels = usePanelsOf(ruleset);
  const wording = useWording(terms);
  useAccent(ruleset);
  const loaded = useMemo(() => ({ wording, panels }), [wording, panels]);
  const isReady = terms !== undefined || findEntry(ruleset) === undefined;
  return <Context value={loaded}>{isReady ? children : fallback}</Context>;
}

function useLoaded(): Loaded {
  const loaded = useContext(Context);
  if (loaded === undefined) throw new Error("no Vocabulary around this");
  return loaded;
}

/** The wording of the ruleset around. */
export function useWords(): Wording {
  return useLoaded().wording;
}

/** The panels of the ruleset around; empty where it has none or they are switched off. */
export function usePanels(): RulesetPanels {
  return useLoaded().panels;
}

/** The terms of a ruleset in the language in use, once they are loaded. */
export function useTerms(ruleset: string): Terms | undefined {
  const language = useLanguage((state) => state.language);
  const key = `${ruleset} ${language}`;
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly terms: Terms }>();
  useEffect(() => {
    let isCurrent = true;
    const load = findEntry(ruleset)?.terms[language];
    load?.().then(
      (terms) => isCurrent && setLoaded({ key: `${ruleset} ${language}`, terms }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [ruleset, language]);
  return loaded?.key === key || loaded?.key.startsWith(`${ruleset} `) ? loaded.terms : undefined;
}

const none: RulesetPanels = {};

function usePanelsOf(ruleset: string): RulesetPanels {
  const [loaded, setLoaded] = useState<{ readonly ruleset: string; readonly panels: RulesetPanels }>();
  useEffect(() => {
    let isCurrent = true;
    const load = arePanelsOff ? undefined : findEntry(ruleset)?.panels;
    load?.().then(
      (panels) => isCurrent && setLoaded({ ruleset, panels }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [ruleset]);
  return loaded?.ruleset === ruleset ? loaded.panels : none;
}

function useWording(terms: Terms | undefined): Wording {
  const language = useLanguage((state) => state.language);
  const names = useTableStore((state) => state.names);
  // As text: the house rules come anew with every change of the table, what they made hardly ever changes.
  const madeText = useTableStore((state) => JSON.stringify(namesMadeBy(state.table?.house ?? {})));
  const people = useTableStore((state) => state.table?.people);
  const { common } = useMessages();
  const t = useTranslations("seat");
  return useMemo(() => {
    const seatName = (seat: Seat): string => {
      const number = seatNumber(seat);
      if (number === undefined) return t("gm");
      return people?.[seat]?.name || t("player", { number });
    };
    return new Wording({
      language,
      terms,
      common: common.wording,
      names,
      made: JSON.parse(madeText) as Names,
      seatName,
    });
  }, [language, terms, names, madeText, people, common, t]);
}

function useAccent(ruleset: string): void {
  useEffect(() => {
    const accent = findEntry(ruleset)?.accent;
    if (accent === undefined) return undefined;
    const { style } = document.documentElement;
    style.setProperty("--accent-day", accent.day);
    style.setProperty("--accent-night", accent.night);
    return () => {
      style.removeProperty("--accent-day");
      style.removeProperty("--accent-night");
    };
  }, [ruleset]);
}
