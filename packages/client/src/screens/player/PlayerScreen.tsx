import type { Seat } from "@yomiai/rules";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { CutNotice } from "../../table/ConnectionState.tsx";
import { CombatantDialog } from "../../table/combatant/CombatantDialog.tsx";
import { dutiesOf, isFighting, ownCombatants } from "../../table/duties.ts";
import { FrozenNotice } from "../../table/FrozenNotice.tsx";
import { LiveRegion } from "../../table/LiveRegion.tsx";
import { LastLine } from "../../table/log/LastLine.tsx";
import { PausedNotice } from "../table/PausedNotice.tsx";
import { useTurnSignals } from "../table/useTurnSignals.ts";
import { useWakeLock } from "../table/useWakeLock.ts";
import { BoardPanel } from "./BoardPanel.tsx";
import { Dock } from "./Dock.tsx";
import { Mine } from "./Mine.tsx";
import { Others } from "./Others.tsx";
import styles from "./Player.module.css";
import { Strip } from "./Strip.tsx";

/** A player's screen, made for a phone: what I must do now lies under the thumb, what I know lies above it. */
export function PlayerScreen({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const t = useTranslations("player");
  const [looked, setLooked] = useState<string>();
  const [isBoardOpen, setBoardOpen] = useState(true);
  const { view } = table;
  const mine = ownCombatants(view, seat);
  const { must } = dutiesOf(table);
  useTurnSignals({ isAsked: must.length > 0, title: table.title || t("pageTitle") });
  useWakeLock(isFighting(view) && !table.paused);
  return (
    <div className={styles.frame}>
      <div className={styles.screen}>
        <Strip table={table} mine={mine} />
        <CutNotice />
        <FrozenNotice code={table.frozen} />
        <PausedNotice table={table} />
        <main className={styles.main}>
          <div className={styles.sight}>
            <h1 className={styles.hidden}>{table.title || t("pageTitle")}</h1>
            <BoardPanel table={table} isOpen={isBoardOpen} onToggle={setBoardOpen} />
            <Mine combatants={mine} view={view} />
            <Others table={table} seat={seat} onLook={setLooked} />
          </div>
          <div className={styles.last}>
            <LastLine />
          </div>
          <Dock table={table} seat={seat} isBoardOpen={isBoardOpen} />
        </main>
        <CombatantDialog id={looked} onClose={() => setLooked(undefined)} />
        <LiveRegion isMyTurn={must.length > 0} />
      </div>
    </div>
  );
}
