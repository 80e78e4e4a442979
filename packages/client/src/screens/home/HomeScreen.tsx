import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { Button } from "../../ui/Button.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { Page } from "../Page.tsx";
import { CodeForm } from "./CodeForm.tsx";
import { DemoTables } from "./DemoTables.tsx";
import styles from "./Home.module.css";
import { RecentTables } from "./RecentTables.tsx";

/** Where everybody begins: sit down at a table, set one up, or try it alone. */
export function HomeScreen() {
  const t = useTranslations("home");
  const [, navigate] = useLocation();
  useEffect(() => {
    document.title = t("pageTitle");
  }, [t]);
  return (
    <Page hasMark={false}>
      <section className={styles.hero}>
        <h1 className={styles.logo}>
          <Logo size="large" />
        </h1>
        <p className={styles.tagline}>{t("tagline")}</p>
      </section>
      <div className={styles.doors}>
        <section className={styles.door} aria-label={t("join")}>
          <CodeForm onCode={(code) => navigate(`/t/${code}`)} />
        </section>
        <section className={styles.door} aria-label={t("host")}>
          <p>{t("hostHelp")}</p>
          <Button tone="plain" size="large" wide onPress={() => navigate("/new")}>
            {t("hostButton")}
          </Button>
        </section>
      </div>
      <RecentTables />
      <DemoTables />
      <footer className={styles.foot}>{t("promise")}</footer>
    </Page>
  );
}
