import type { Terms } from "@yomiai/rules/terms";
import type { Language } from "../i18n/language.ts";
import type { RulesetPanels } from "./panels.ts";

/** What the client knows of a ruleset before anything of it is loaded. */
export type RulesetEntry = {
  /** Its one colour, by day and by night: at least 4.5 : 1 against the card it is written on. */
  readonly accent: { readonly day: string; readonly night: string };
  readonly terms: Readonly<Record<Language, () => Promise<Terms>>>;
  /** Panels of its own, if it has some. Everything can be played without them. */
  readonly panels?: () => Promise<RulesetPanels>;
};

/** Every ruleset that the client has words for. Here and in the panels' folders alone rulesets are named. */
export const entries: Readonly<Record<string, RulesetEntry>> = {
  cf: {
    accent: { day: "#5f4691", night: "#c4aaf2" },
    terms: {
      ja: () => import("@yomiai/rules/terms/ja/cf").then(({ terms }) => terms),
      en: () => import("@yomiai/rules/terms/en/cf").then(({ terms }) => terms),
    },
    panels: () => import("./cf/panels.ts").then(({ panels }) => panels),
  },
  chameleon: {
    accent: { day: "#1f6a56", night: "#7fd0b3" },
    terms: {
      ja: () => import("@yomiai/rules/terms/ja/chameleon").then(({ terms }) => terms),
      en: () => import("@yomiai/rules/terms/en/chameleon").then(({ terms }) => terms),
    },
    panels: () => import("./chameleon/panels.ts").then(({ panels }) => panels),
  },
  declare: {
    accent: { day: "#7d5300", night: "#f0bb5a" },
    terms: {
      ja: () => import("@yomiai/rules/terms/ja/declare").then(({ terms }) => terms),
      en: () => import("@yomiai/rules/terms/en/declare").then(({ terms }) => terms),
    },
    panels: () => import("./declare/panels.ts").then(({ panels }) => panels),
  },
  kengi: {
    accent: { day: "#9c3322", night: "#f58a70" },
    terms: {
      ja: () => import("@yomiai/rules/terms/ja/kengi").then(({ terms }) => terms),
      en: () => import("@yomiai/rules/terms/en/kengi").then(({ terms }) => terms),
    },
    panels: () => import("./kengi/panels.ts").then(({ panels }) => panels),
  },
  subturn: {
    accent: { day: "#235a86", night: "#8fc1ee" },
    terms: {
      ja: () => import("@yomiai/rules/terms/ja/subturn").then(({ terms }) => terms),
      en: () => import("@yomiai/rules/terms/en/subturn").then(({ terms }) => terms),
    },
    panels: () => import("./subturn/panels.ts").then(({ panels }) => panels),
  },
};

/** The entry of a ruleset, if there is one. */
export function findEntry(ruleset: string): RulesetEntry | undefined {
  return Object.hasOwn(entries, ruleset) ? entries[ruleset] : undefined;
}
