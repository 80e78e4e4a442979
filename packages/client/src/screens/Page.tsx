import { Languages } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { setLanguage, useLanguage } from "../i18n/language.ts";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { Logo } from "../ui/Logo.tsx";
import styles from "./Page.module.css";

/** A page away from the table: the mark leads home, the other language is one tap away. */
export function Page({
  title,
  children,
  hasMark = true,
  look,
}: {
  readonly title?: string;
  readonly children: ReactNode;
  readonly hasMark?: boolean;
  readonly look?: "narrow";
}) {
  const t = useTranslations("common");
  const language = useLanguage((state) => state.language);
  const other = language === "ja" ? "en" : "ja";
  return (
    <div className={cx(styles.page, look === "narrow" && styles.narrow)}>
      <header className={styles.head}>
        {hasMark ? (
          <Link href="/" className={cx(styles.home)} aria-label={t("home")}>
            <Logo />
          </Link>
        ) : (
          <span />
        )}
        <div className={styles.tools}>
          <Button tone="quiet" size="small" icon={<Languages />} onPress={() => setLanguage(other)}>
            <span lang={other}>{other === "en" ? "English" : "日本語"}</span>
          </Button>
          <SettingsButton />
        </div>
      </header>
      <main className={styles.main}>
        {title !== undefined && <h1 className={styles.title}>{title}</h1>}
        {children}
      </main>
    </div>
  );
}
