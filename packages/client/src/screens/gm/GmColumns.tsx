import { useTranslations } from "use-intl";
import { Log } from "../../table/log/Log.tsx";
import styles from "./Gm.module.css";
import type { GmParts } from "./GmScreen.tsx";
import { Inspector } from "./Inspector.tsx";
import { OrderPanel } from "./OrderPanel.tsx";
import { StepPanel } from "./StepPanel.tsx";

/** Three columns and the log below. */
export function GmColumns(parts: GmParts) {
  const t = useTranslations("gm");
  return (
    <main className={styles.columns}>
      <section className={styles.left} aria-label={t("order")}>
        <OrderPanel {...parts} />
      </section>
      <section className={styles.centre} aria-label={t("step")}>
        <StepPanel {...parts} />
      </section>
      <section className={styles.right} aria-label={t("inspector")}>
        <Inspector {...parts} />
      </section>
      <section className={styles.bottom}>
        <Log onUndo={parts.onUndo} />
      </section>
    </main>
  );
}
