import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { ConnectionState, CutNotice } from "../../table/ConnectionState.tsx";
import { CombatantDialog } from "../../table/combatant/CombatantDialog.tsx";
import { Sides } from "../../table/combatant/Sides.tsx";
import { isFighting } from "../../table/duties.ts";
import { Ended } from "../../table/Ended.tsx";
import { FrozenNotice } from "../../table/FrozenNotice.tsx";
import { LiveRegion } from "../../table/LiveRegion.tsx";
import { Log } from "../../table/log/Log.tsx";
import overview from "../../table/Overview.module.css";
import { Stage } from "../../table/Stage.tsx";
import { TurnOrder } from "../../table/TurnOrder.tsx";
import { WaitingFor } from "../../table/WaitingFor.tsx";
import { cx } from "../../ui/cx.ts";
import { Mark } from "../../ui/Logo.tsx";
import { BoardPanel } from "../player/BoardPanel.tsx";
import { PausedNotice } from "../table/PausedNotice.tsx";
import { TableMenu } from "../table/TableMenu.tsx";
import { useWakeLock } from "../table/useWakeLock.ts";
import styles from "./Spectator.module.css";

/** The table as everybody may see it, to be looked at from across the room. Nothing here can act. */
export function SpectatorScreen({ table }: { readonly table: Table }) {
  const t = useTranslations("spectator");
  const [isBoardOpen, setBoardOpen] = useState(true);
  const [looked, setLooked] = useState<string>();
  const { view } = table;
  useWakeLock(isFighting(view) && !table.paused);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Mark className={styles.mark} />
        <h1 className={styles.title}>{table.title || t("pageTitle")}</h1>
        <span className={styles.role}>{t("role")}</span>
        <ConnectionState />
        <TableMenu />
      </header>
      <CutNotice />
      <FrozenNotice code={table.frozen} />
      <PausedNotice table={table} />
      <main className={overview.table}>
        <section className={cx(overview.order, styles.order)} aria-label={t("order")} data-scrolls>
          <TurnOrder view={view} />
        </section>
        <div className={overview.stage}>
          <Stage>{view.phase === "ended" ? <Ended /> : <WaitingFor table={table} />}</Stage>
          <BoardPanel table={table} isOpen={isBoardOpen} onToggle={setBoardOpen} canAct={false} />
        </div>
        <section className={overview.fighters} aria-label={t("fighters")}>
          {Object.keys(view.combatants).length === 0 ? (
            <p className={styles.empty}>{t("empty")}</p>
          ) : (
            <Sides combatants={Object.values(view.combatants)} onOpen={setLooked} />
          )}
        </section>
        <section className={cx(overview.told, styles.log)}>
          <Log />
        </section>
      </main>
      <CombatantDialog id={looked} onClose={() => setLooked(undefined)} />
      <LiveRegion isMyTurn={false} />
    </div>
  );
}
