import type { ToldLine } from "@yomiai/server/protocol";
import { type ReactNode, useMemo } from "react";
import { useTranslations } from "use-intl";
import { standingLines } from "../connection/logLines.ts";
import { useTableStore } from "../connection/tableStore.ts";
import { usePanels, useWords } from "../i18n/Vocabulary.tsx";
import { cx } from "../ui/cx.ts";
import { BoardFacts } from "./BoardFacts.tsx";
import { turnOf } from "./duties.ts";
import { useLineText } from "./log/useLineText.ts";
import styles from "./Stage.module.css";
import { useTable } from "./useTable.ts";

/** So many lines of the present exchange are staged. */
const MOST_LINES = 7;

/** The middle of the table: whose turn, which step, and what has happened in it so far, the newest largest. */
export function Stage({
  children,
  withExchange = true,
}: {
  readonly children?: ReactNode;
  /** Not where the log stands beside it. */
  readonly withExchange?: boolean;
}) {
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
          {view.round > 0 && <span>{words.round(view.round) ?? t("round", { round: view.round })}</span>}
          <span>{words.terms?.phases[view.phase]?.name ?? view.phase}</span>
        </p>
        {turn !== undefined && (
          <h2 className={cx(styles.turn, !withExchange && styles.beside)}>{t("turn", { name: words.name(turn) })}</h2>
        )}
      </header>
      {children}
      {panels.Stage !== undefined && <panels.Stage table={table} prompts={[]} />}
      {withExchange && <Exchange />}
      <BoardFacts table={table} />
    </section>
  );
}

/** What was said and opened since the present turn (or round) began; until something was, what came before it. */
function Exchange() {
  const lineText = useLineText();
  const t = useTranslations("stage");
  const lines = useTableStore((state) => state.lines);
  const { exchange, isBefore } = useMemo(() => presentExchange(lines), [lines]);
  if (exchange.length === 0) return null;
  return (
    <section aria-label={t(isBefore ? "before" : "exchange")}>
      <ol className={cx(styles.exchange, isBefore && styles.before)}>
        {exchange.map((line, i) => (
          <li key={line.line} className={cx(styles.line, i === exchange.length - 1 && styles.newest)}>
            {lineText(line).text}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Events after which a new exchange begins. */
const BEGINNING = /(Started|Begun)$/;

function presentExchange(lines: readonly ToldLine[]): {
  readonly exchange: readonly ToldLine[];
  readonly isBefore: boolean;
} {
  const standing = ofPresentFight(standingLines(lines));
  const start = standing.findLastIndex(({ event }) => BEGINNING.test(event.type));
  const exchange = standing.slice(start + 1);
  if (exchange.length > 0) return { exchange: exchange.slice(-MOST_LINES), isBefore: false };
  const earlier = standing.slice(0, start + 1).filter(({ event }) => !BEGINNING.test(event.type));
  return { exchange: earlier.slice(-MOST_LINES), isBefore: true };
}

/** What was before the present fight at the table is no part of it. */
function ofPresentFight(lines: readonly ToldLine[]): readonly ToldLine[] {
  return lines.slice(
    Math.max(
      0,
      lines.findLastIndex(({ event }) => event.type === "nextFightPrepared"),
    ),
  );
}
