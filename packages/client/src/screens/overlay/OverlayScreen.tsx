import type { CombatantView, TableView } from "@yomiai/rules";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { codeIn } from "../../connection/code.ts";
import type { Table } from "../../connection/decodeTable.ts";
import { standingLines } from "../../connection/logLines.ts";
import { useTableStore } from "../../connection/tableStore.ts";
import { usePanels, useWords, Vocabulary } from "../../i18n/Vocabulary.tsx";
import { ConnectionState } from "../../table/ConnectionState.tsx";
import { Conditions } from "../../table/combatant/Conditions.tsx";
import { Gauges } from "../../table/combatant/Gauges.tsx";
import { StandingMark } from "../../table/combatant/StandingMark.tsx";
import { turnOf } from "../../table/duties.ts";
import { useLineText } from "../../table/log/useLineText.ts";
import { useWaitingText } from "../../table/WaitingFor.tsx";
import { cx } from "../../ui/cx.ts";
import { useTableLife } from "../table/useTableLife.ts";
import styles from "./Overlay.module.css";

/**
 * The table as everybody may see it, to be laid over a stream's picture: words and bars on small sheets, and around them
 * nothing (`main.tsx` makes the page transparent), in every state. There is nothing to press, and this tab takes no seat.
 */
export function OverlayScreen({ code }: { readonly code: string }) {
  const [sitting] = useState(() => ({ code: codeIn(code) }));
  useTableLife(sitting);
  const table = useTableStore((state) => state.table);
  const link = useTableStore((state) => state.link);
  const t = useTranslations("lost");
  if (link.is === "lost" || table === undefined) {
    return (
      <main className={styles.overlay}>
        {link.is === "lost" ? (
          <h1 className={styles.sheet}>{t(`${link.reason}Title`)}</h1>
        ) : (
          <p className={styles.sheet}>
            <ConnectionState />
          </p>
        )}
      </main>
    );
  }
  return (
    <Vocabulary ruleset={table.view.ruleset}>
      <Overlay table={table} isOpen={link.is === "open"} />
    </Vocabulary>
  );
}

function Overlay({ table, isOpen }: { readonly table: Table; readonly isOpen: boolean }) {
  const words = useWords();
  const { CombatantExtra: Extra, RowNote } = usePanels();
  const t = useTranslations("strip");
  const lineText = useLineText();
  const waiting = useWaitingText(table);
  const last = useTableStore((state) => standingLines(state.lines).at(-1));
  const { view } = table;
  const turn = turnOf(view);
  const phase = words.terms?.phases[view.phase]?.name ?? view.phase;
  return (
    <main className={styles.overlay}>
      <ol className={styles.fighters}>
        {inOrder(view).map((combatant) => (
          <li key={combatant.id} className={cx(styles.sheet, styles.fighter, combatant.id === turn && styles.turn)}>
            <span className={styles.head}>
              <span className={styles.name}>{combatant.name}</span>
              <StandingMark status={combatant.status} isWaitedFor={view.active.includes(combatant.id)} />
            </span>
            {RowNote !== undefined && <RowNote view={view} combatant={combatant} isMine={false} />}
            <Gauges combatant={combatant} look="small" />
            <Conditions combatant={combatant} />
            {Extra !== undefined && <Extra view={view} combatant={combatant} isMine={false} />}
          </li>
        ))}
      </ol>
      <div className={cx(styles.sheet, styles.now)}>
        <p className={styles.step}>
          {view.round > 0 && <span>{words.round(view.round) ?? t("round", { round: view.round })}</span>}
          <span>{phase}</span>
          {!isOpen && <ConnectionState />}
        </p>
        <h1>{turn === undefined ? waiting || phase : t("turn", { name: words.name(turn) })}</h1>
        {last !== undefined && <p className={styles.last}>{lineText(last).text}</p>}
      </div>
    </main>
  );
}

/** Everybody in the order of turns, then those without a place in it. */
function inOrder({ order, combatants }: TableView): readonly CombatantView[] {
  const ids = new Set([...order.map(({ id }) => id), ...Object.keys(combatants)]);
  return [...ids].flatMap((id) => combatants[id] ?? []);
}
