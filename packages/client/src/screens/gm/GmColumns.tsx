import { useTranslations } from "use-intl";
import { usePanels } from "../../i18n/Vocabulary.tsx";
import { Log } from "../../table/log/Log.tsx";
import { cx } from "../../ui/cx.ts";
import { useIsDesk } from "../../ui/useIsWide.ts";
import { BoardPanel } from "../player/BoardPanel.tsx";
import styles from "./Gm.module.css";
import type { GmParts } from "./GmScreen.tsx";
import { Inspector } from "./Inspector.tsx";
import { OrderPanel } from "./OrderPanel.tsx";
import { StepPanel } from "./StepPanel.tsx";

/** Three columns and the log below. A large board takes the right side, where there is room for it, so that it is always in sight. */
export function GmColumns(parts: GmParts) {
  const t = useTranslations("gm");
  const { Board, isBoardSlim = false } = usePanels();
  const isBoardBeside = useIsDesk() && Board !== undefined && !isBoardSlim;
  return (
    <main className={cx(styles.columns, isBoardBeside && styles.withBoard)}>
      <section className={styles.left} aria-label={t("order")} data-scrolls>
        <OrderPanel {...parts} />
      </section>
      <section className={styles.centre} aria-label={t("step")}>
        <StepPanel {...parts} isBoardBeside={isBoardBeside} />
      </section>
      <section className={styles.right} aria-label={t("inspector")}>
        <Inspector {...parts} />
      </section>
      {isBoardBeside && (
        <div className={styles.beside}>
          <BoardPanel table={parts.table} isOpen />
        </div>
      )}
      <section className={styles.bottom}>
        <Log onUndo={parts.onUndo} />
      </section>
    </main>
  );
}
