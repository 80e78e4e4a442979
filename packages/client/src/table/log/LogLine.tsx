import type { ToldLine } from "@yomiai/server/protocol";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { cx } from "../../ui/cx.ts";
import { HoldToPeek } from "../../ui/HoldToPeek.tsx";
import styles from "./Log.module.css";
import { useLineText } from "./useLineText.ts";
import { Why } from "./Why.tsx";

/** One line of the log. Its sum and clause open on a tap; taken-back lines are struck through and say so. */
export function LogLine({
  line,
  isUndone,
  onUndo,
}: {
  readonly line: ToldLine;
  readonly isUndone: boolean;
  /** Takes this step back and all after it; GM only. */
  readonly onUndo?: ((line: ToldLine) => void) | undefined;
}) {
  const t = useTranslations("log");
  const [isOpen, setOpen] = useState(false);
  const { event, why } = line;
  const isHead = event.type === "roundStarted" || event.type === "fightStarted" || event.type === "fightEnded";
  const { text, secret } = useLineText()(line);
  return (
    <li className={cx(styles.line, isUndone && styles.undone, isHead && styles.roundHead)}>
      <span className={styles.text}>
        {isUndone ? <s>{text}</s> : text}
        {isUndone && <span className={styles.mark}>{t("undone")}</span>}
        {secret !== undefined && (
          <HoldToPeek look="line" label={text}>
            {secret}
          </HoldToPeek>
        )}
      </span>
      {why !== undefined && (
        <button type="button" className={styles.why} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t("why")}
        </button>
      )}
      {onUndo !== undefined && !isUndone && event.type !== "undone" && (
        <button type="button" className={styles.undo} onClick={() => onUndo(line)} aria-label={t("undoFrom", { text })}>
          {t("undo")}
        </button>
      )}
      {isOpen && why !== undefined && <Why why={why} />}
    </li>
  );
}
