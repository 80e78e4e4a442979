import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { CodeForm } from "../home/CodeForm.tsx";
import { Page } from "../Page.tsx";

/** Sitting down at a table begins with its code. */
export function JoinScreen() {
  const t = useTranslations("join");
  const [, navigate] = useLocation();
  useEffect(() => {
    document.title = t("pageTitle");
  }, [t]);
  return (
    <Page title={t("title")} look="narrow">
      <CodeForm autoFocus onCode={(code) => navigate(`/t/${code}`)} />
    </Page>
  );
}
