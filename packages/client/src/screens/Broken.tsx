import { useTranslations } from "use-intl";
import { Button } from "../ui/Button.tsx";
import { Page } from "./Page.tsx";

/** Something of ours broke: say so, and offer the ways on. */
export function Broken({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTranslations("broken");
  return (
    <Page title={t("title")} look="narrow">
      <p role="alert">{t("help")}</p>
      <Button tone="main" size="large" wide onPress={onAgain}>
        {t("again")}
      </Button>
      <Button size="large" wide onPress={() => location.reload()}>
        {t("reload")}
      </Button>
      <Button size="large" wide onPress={() => location.assign("/")}>
        {t("home")}
      </Button>
    </Page>
  );
}
