import type { ToldLine } from "@yomiai/server/protocol";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useWords } from "../../i18n/Vocabulary.tsx";
import type { Wording } from "../../i18n/wording.ts";
import { cx } from "../../ui/cx.ts";
import styles from "./Log.module.css";
import { Why } from "./Why.tsx";

/** The words of a line; an event without any (of an older build) is shown by its type, so that no line is missing. */
export function lineText(line: ToldLine, words: Wording): string {
  return words.sentence(line.event) ?? line.event.type;
}

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
  const words = useWords();
  const t = useTranslations("log");
  const [isOpen, setOpen] = useState(false);
  const { event, why } = line;
  const isHead = event.type === "roundStarted" || event.type === "fightStarted" || event.type === "fightEnded";
  const text = lineText(line, words);
  return (
    <li className={cx(styles.line, isUndone && styles.undone, isHead && styles.roundHead)}>
      <span className={styles.text}>
        {isUndone ? <s>{text}</s> : text}
        {isUndone && <span className={styles.mark}>{t("undone")}</span>}
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
