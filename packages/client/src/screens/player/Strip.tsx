import type { CombatantView } from "@yomiai/rules";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { useWords } from "../../i18n/Vocabulary.tsx";
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
  const { view } = table;
  const turn = turnOf(view);
  const isMine = mine.some(({ id }) => id === turn);
  const [first] = mine;
  return (
    <header className={styles.strip}>
      <p className={styles.step}>
        {view.round > 0 && <span>{t("round", { round: view.round })}</span>}
        <span>{words.terms?.phases[view.phase]?.name ?? view.phase}</span>
      </p>
      <div className={styles.tools}>
        <ConnectionState />
        <TableMenu />
      </div>
      <p className={cx(styles.turn, isMine && styles.turnMine)} data-testid="turn">
        {turn === undefined
          ? t(turnless(view.phase))
          : t(isMine ? (mine.length === 1 ? "yours" : "mine") : "turn", { name: words.name(turn) })}
      </p>
      {first !== undefined && mine.length === 1 && (
        <p className={styles.mineState}>
          <StandingMark status={first.status} isWaitedFor={view.active.includes(first.id)} />
        </p>
      )}
    </header>
  );
}

function turnless(phase: string): "setup" | "ended" | "together" {
  return phase === "setup" || phase === "ended" ? phase : "together";
}
