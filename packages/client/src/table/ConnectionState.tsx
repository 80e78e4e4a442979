import { useTranslations } from "use-intl";
import { useTableStore, wakeTable } from "../connection/tableStore.ts";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import styles from "./ConnectionState.module.css";

/** Whether this screen is connected, by shape and by word: 接続中, 再接続中, 切断. */
export function ConnectionState() {
  const t = useTranslations("link");
  const link = useTableStore((state) => state.link);
  return (
    <span className={cx(styles.state, styles[link.is])} role="status" data-testid="connection" data-state={link.is}>
      <span className={styles.dot} aria-hidden="true" />
      {t(link.is)}
    </span>
  );
}

/** Below the strip while the connection is cut: what is going on, and a way to try at once. */
export function CutNotice() {
  const t = useTranslations("link");
  const is = useTableStore((state) => state.link.is);
  if (is !== "cut") return null;
  return (
    <div className={styles.notice} role="alert">
      <p>{t("cutHelp")}</p>
      <Button size="small" onPress={wakeTable}>
        {t("tryNow")}
      </Button>
    </div>
  );
}
