import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { standingLines } from "../connection/logLines.ts";
import { useTableStore } from "../connection/tableStore.ts";
import { usePanels, useWords } from "../i18n/Vocabulary.tsx";
import { cx } from "../ui/cx.ts";
import { BoardFacts } from "./BoardFacts.tsx";
import { turnOf } from "./duties.ts";
import { lineText } from "./log/LogLine.tsx";
import styles from "./Stage.module.css";
import { useTable } from "./useTable.ts";

/** So many lines of the present exchange are staged. */
const MOST_LINES = 7;

/** The middle of the table: whose turn, which step, and what has happened in it so far, the newest largest. */
export function Stage({ children }: { readonly children?: React.ReactNode }) {
  const table = useTable();
  const words = useWords();
  const panels = usePanels();
  const t = useTranslations("stage");
  if (table === undefined) return null;
  const { view } = table;
  const turn = turnOf(view);
  return (
    <section className={styles.stage} aria-label={t("label")}>
      <header className={styles.head}>
        <p className={styles.step}>
          {view.round > 0 && <span>{t("round", { round: view.round })}</span>}
          <span>{words.terms?.phases[view.phase]?.name ?? view.phase}</span>
        </p>
        {turn !== undefined && <h2 className={styles.turn}>{t("turn", { name: words.name(turn) })}</h2>}
      </header>
      {children}
      {panels.Stage !== undefined && <panels.Stage table={table} prompts={[]} />}
      <Exchange />
      <BoardFacts table={table} />
    </section>
  );
}

/** What was said and opened since the present turn (or round) began. */
function Exchange() {
  const words = useWords();
  const lines = useTableStore((state) => state.lines);
  const exchange = useMemo(() => {
    const standing = standingLines(lines);
    const start = standing.findLastIndex(({ event }) => /(Started|Begun)$/.test(event.type));
    return standing.slice(start === -1 ? 0 : start + 1).slice(-MOST_LINES);
  }, [lines]);
  if (exchange.length === 0) return null;
  return (
    <ol className={styles.exchange}>
      {exchange.map((line, i) => (
        <li key={line.line} className={cx(styles.line, i === exchange.length - 1 && styles.newest)}>
          {lineText(line, words)}
        </li>
      ))}
    </ol>
  );
}
