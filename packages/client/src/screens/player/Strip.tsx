import type { CombatantView } from "@yomiai/rules";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { usePanels, useWords } from "../../i18n/Vocabulary.tsx";
import { ConnectionState } from "../../table/ConnectionState.tsx";
import { StandingMark } from "../../table/combatant/StandingMark.tsx";
import { turnOf } from "../../table/duties.ts";
import { cx } from "../../ui/cx.ts";
import { TableMenu } from "../table/TableMenu.tsx";
import styles from "./Player.module.css";

/** The top of the screen: round, step, connection; whose turn it is, large; how I stand. */
export function Strip({ table, mine }: { readonly table: Table; readonly mine: readonly CombatantView[] }) {
  const t = useTranslations("strip");
  const words = useWords();
  const { Vitals } = usePanels();
  const { view } = table;
  const turn = turnOf(view);
  const isMine = mine.some(({ id }) => id === turn);
  const phase = words.terms?.phases[view.phase]?.name ?? view.phase;
  const [first] = mine;
  return (
    <header className={styles.strip}>
      <p className={styles.step}>
        {view.round > 0 && <span>{words.round(view.round) ?? t("round", { round: view.round })}</span>}
        {turn !== undefined && <span>{phase}</span>}
      </p>
      <div className={styles.tools}>
        <ConnectionState />
        <TableMenu />
      </div>
      <p className={cx(styles.turn, isMine && styles.turnMine)} data-testid="turn">
        {headline()}
      </p>
      {first !== undefined && mine.length === 1 && (
        <p className={styles.mineState}>
          {Vitals !== undefined && <Vitals view={view} combatant={first} isMine />}
          <StandingMark status={first.status} isWaitedFor={view.active.includes(first.id)} />
        </p>
      )}
    </header>
  );

  /** Whose turn it is; where several act at once, which step it is. */
  function headline(): string {
    if (view.phase === "setup" || view.phase === "ended") return t(view.phase);
    if (turn === undefined) return phase;
    if (!isMine) return t("turn", { name: words.name(turn) });
    return mine.length === 1 ? t("yours") : t("mine", { name: words.name(turn) });
  }
}
