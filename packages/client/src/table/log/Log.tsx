import type { ToldLine } from "@yomiai/server/protocol";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { undoneLines } from "../../connection/logLines.ts";
import { readOlderLines, useTableStore } from "../../connection/tableStore.ts";
import { Button } from "../../ui/Button.tsx";
import { toast } from "../../ui/toasts.ts";
import styles from "./Log.module.css";
import { LogLine } from "./LogLine.tsx";

/** How near to its end, in pixels, a log counts as read to the end and follows new lines. */
const NEAR_END = 48;

/** The whole log as this viewer was told it. It follows new lines unless somebody reads further up. */
export function Log({ onUndo }: { readonly onUndo?: (line: ToldLine) => void }) {
  const t = useTranslations("log");
  const lines = useTableStore((state) => state.lines);
  const hasOlder = useTableStore((state) => state.hasOlder);
  const undone = useMemo(() => undoneLines(lines), [lines]);
  const box = useFollow(lines);
  const [isLoading, setLoading] = useState(false);
  const older = async () => {
    setLoading(true);
    await readOlderLines().catch(() => toast(t("olderFailed"), "bad"));
    setLoading(false);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={styles.log} ref={box} aria-label={t("label")} tabIndex={0}>
      {hasOlder && (
        <Button tone="quiet" size="small" wide isBusy={isLoading} onPress={() => void older()}>
          {t("older")}
        </Button>
      )}
      {lines.length === 0 && <p className={styles.empty}>{t("empty")}</p>}
      <ol className={styles.lines}>
        {lines.map((line) => (
          <LogLine key={line.line} line={line} isUndone={undone.has(line.line)} onUndo={onUndo} />
        ))}
      </ol>
    </section>
  );
}

/** Keeps the end in sight while it was in sight before. */
function useFollow(lines: readonly ToldLine[]) {
  const box = useRef<HTMLElement>(null);
  const wasAtEnd = useRef(true);
  useLayoutEffect(() => {
    const log = box.current;
    if (log === null) return undefined;
    const note = () => {
      wasAtEnd.current = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END;
    };
    log.addEventListener("scroll", note, { passive: true });
    return () => log.removeEventListener("scroll", note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are what it follows
  useLayoutEffect(() => {
    const log = box.current;
    if (log !== null && wasAtEnd.current) log.scrollTop = log.scrollHeight;
  }, [lines]);
  return box;
}
