import type { RulesetInfo } from "@yomiai/server/protocol";
import { Play } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { ApiFailure } from "../../connection/api.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useTerms } from "../../i18n/Vocabulary.tsx";
import { findEntry } from "../../rulesets/registry.ts";
import { Button } from "../../ui/Button.tsx";
import { toast } from "../../ui/toasts.ts";
import { useFailureText } from "../failure.ts";
import { useRulesets } from "../useRulesets.ts";
import styles from "./Home.module.css";
import { openDemo } from "./openDemo.ts";

/** The rule systems, each with a table that is ready to play against the house: one tap. */
export function DemoTables() {
  const t = useTranslations("home");
  const failureText = useFailureText();
  const rulesets = useRulesets();
  const language = useLanguage((state) => state.language);
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState<string>();
  const open = async (ruleset: string, title: string) => {
    setOpening(ruleset);
    try {
      await openDemo({ ruleset, title, language, name: t("you") });
      navigate("/table");
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      toast(failureText(error), "bad");
      setOpening(undefined);
    }
  };
  return (
    <section className={styles.demos} aria-labelledby="demo">
      <header>
        <h2 id="demo">{t("demo")}</h2>
        <p className={styles.quiet}>{t("demoHelp")}</p>
      </header>
      {rulesets.is === "loading" && <p className={styles.quiet}>{t("loading")}</p>}
      {rulesets.is === "failed" && (
        <div className={styles.failed} role="alert">
          <p>{failureText(rulesets.error)}</p>
          <Button onPress={rulesets.again}>{t("again")}</Button>
        </div>
      )}
      {rulesets.is === "here" && (
        <ul className={styles.cards}>
          {rulesets.infos.map((info) => (
            <li key={info.id}>
              <DemoCard info={info} opening={opening} onOpen={open} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function DemoCard({
  info,
  opening,
  onOpen,
}: {
  readonly info: RulesetInfo;
  readonly opening: string | undefined;
  readonly onOpen: (ruleset: string, title: string) => Promise<void>;
}) {
  const t = useTranslations("home");
  const terms = useTerms(info.id);
  const accent = findEntry(info.id)?.accent;
  if (terms === undefined) return null;
  return (
    <article
      className={styles.demo}
      style={{ "--accent-day": accent?.day, "--accent-night": accent?.night } as React.CSSProperties}
    >
      <span className={styles.back} aria-hidden="true" />
      <h3>{terms.name}</h3>
      <p>{terms.summary}</p>
      <Button
        tone="main"
        wide
        icon={<Play />}
        isDisabled={opening !== undefined && opening !== info.id}
        isBusy={opening === info.id}
        onPress={() => void onOpen(info.id, t("demoTitle", { ruleset: terms.name }))}
        aria-label={t("demoOf", { ruleset: terms.name })}
      >
        {opening === info.id ? t("dealing") : t("demo")}
      </Button>
    </article>
  );
}
