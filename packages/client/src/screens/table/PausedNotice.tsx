import { Coffee } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { useSending } from "../../table/sending.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./PausedNotice.module.css";
import { useChangeTable } from "./useChangeTable.ts";

/** During a break: that it is one, who ends it, and the end of it for whoever may. */
export function PausedNotice({ table }: { readonly table: Table }) {
  const t = useTranslations("paused");
  const change = useChangeTable();
  const isSending = useSending((state) => state.isSending);
  if (!table.paused) return null;
  const isGm = table.viewer === "gm";
  const isGmGone = table.people.gm?.connected !== true;
  return (
    <div className={styles.notice} role="status">
      <Coffee className={styles.cup} aria-hidden="true" />
      <p>
        <b>{t("title")}</b>
        {isGm ? t("helpGm") : isGmGone ? t("helpAlone") : t("help")}
      </p>
      {table.viewer !== "spectator" && (isGm || isGmGone) && (
        <Button tone="main" size="small" isBusy={isSending} onPress={() => change({ paused: false })}>
          {t("end")}
        </Button>
      )}
    </div>
  );
}
