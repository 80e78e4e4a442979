import type { Moment } from "@yomiai/server/protocol";
import { X } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import type { Sitting } from "../../connection/keptSeats.ts";
import { CombatantDialog } from "../../table/combatant/CombatantDialog.tsx";
import { CombatantRow } from "../../table/combatant/CombatantRow.tsx";
import { dutiesOf } from "../../table/duties.ts";
import { useLineText } from "../../table/log/useLineText.ts";
import overview from "../../table/Overview.module.css";
import { closeRecordPage } from "../../table/recordPage.ts";
import { Stage } from "../../table/Stage.tsx";
import { TurnOrder } from "../../table/TurnOrder.tsx";
import { OtherTable } from "../../table/useTable.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { useKeys } from "../../ui/useKeys.ts";
import { BoardPanel } from "../player/BoardPanel.tsx";
import { Everything } from "./Everything.tsx";
import styles from "./Replay.module.css";
import { Steps } from "./Steps.tsx";
import { type Eyes, useReplay } from "./useReplay.ts";

/** The fight once more, step by step, with what this viewer knew at the time. The table goes on meanwhile, and calls. */
export function ReplayScreen({ table, sitting }: { readonly table: Table; readonly sitting: Sitting }) {
  const t = useTranslations("replay");
  const [eyes, setEyes] = useState<Eyes>("own");
  const [looked, setLooked] = useState<string>();
  // The next fight at the table closes the record of the one before.
  const isOver = table.view.phase === "ended";
  const replay = useReplay(sitting, isOver ? eyes : "own");
  const { moment, failure } = replay;
  const { forward, back, toBeginning, toEnd } = replay;
  useKeys({ ArrowRight: forward, ArrowLeft: back, Home: toBeginning, End: toEnd, Escape: closeRecordPage });
  const isCalled = dutiesOf(table).must.length > 0;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t("title")}</h1>
        {table.viewer === "gm" && isOver && <Everything eyes={eyes} onChoose={setEyes} />}
        <IconButton label={t("close")} icon={<X />} onPress={closeRecordPage} />
      </header>
      {isCalled && (
        <Button tone="main" wide onPress={closeRecordPage}>
          {t("called")}
        </Button>
      )}
      {failure !== undefined && <p role="alert">{t("failed")}</p>}
      {moment === undefined ? (
        <p role="status" className={styles.loading}>
          {t("loading")}
        </p>
      ) : (
        <OtherTable value={{ ...table, view: moment.table, gmMay: [] }}>
          <main className={cx(overview.table, styles.table)}>
            <section className={overview.order} aria-label={t("order")}>
              <TurnOrder view={moment.table} />
            </section>
            <div className={overview.stage}>
              <Stage withExchange={false}>
                <Told moment={moment} />
              </Stage>
              <BoardPanel table={{ ...table, view: moment.table }} isOpen canAct={false} />
            </div>
            <section className={overview.fighters} aria-label={t("fighters")}>
              {Object.values(moment.table.combatants).map((combatant) => (
                <CombatantRow
                  key={combatant.id}
                  combatant={combatant}
                  onOpen={setLooked}
                  isMine={combatant.owner === table.viewer}
                />
              ))}
            </section>
            <Past past={replay.past} line={moment.line} onGoTo={replay.goTo} />
          </main>
          <Steps replay={replay} line={moment.line} />
          <CombatantDialog id={looked} onClose={() => setLooked(undefined)} />
        </OtherTable>
      )}
    </div>
  );
}

/** What was told at this moment, large; screen readers are told it too. */
function Told({ moment: { line, lines } }: { readonly moment: Moment }) {
  const t = useTranslations("replay");
  const lineText = useLineText();
  return (
    <div role="status">
      <ul className={styles.told}>
        {line === 0 && <li>{t("beginning")}</li>}
        {lines.map((one) => (
          <li key={one.line}>{lineText(one).text}</li>
        ))}
      </ul>
    </div>
  );
}

/** The log up to here; a tap on a line goes to its moment. */
function Past({
  past,
  line,
  onGoTo,
}: {
  readonly past: readonly Moment[];
  readonly line: number;
  readonly onGoTo: (line: number) => void;
}) {
  const t = useTranslations("replay");
  const lineText = useLineText();
  const lines = past.flatMap((moment) => moment.lines.map((told) => ({ told, isNow: moment.line === line })));
  return (
    <section className={cx(overview.told, styles.past)} aria-label={t("past")}>
      <ol className={styles.lines}>
        {[...lines].reverse().map(({ told, isNow }) => (
          <li key={told.line}>
            <button
              type="button"
              className={cx(styles.line, isNow && styles.now)}
              aria-current={isNow ? "step" : undefined}
              onClick={() => onGoTo(told.line)}
            >
              {lineText(told).text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
