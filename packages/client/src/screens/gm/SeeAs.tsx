import type { Seat } from "@yomiai/rules";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { askToSeeAs, stopSeeingAs, useTableStore } from "../../connection/tableStore.ts";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { BoardFacts } from "../../table/BoardFacts.tsx";
import { CombatantDetail } from "../../table/combatant/CombatantDetail.tsx";
import { TurnOrder } from "../../table/TurnOrder.tsx";
import { OtherTable } from "../../table/useTable.ts";
import { Card } from "../../ui/Card.tsx";
import { ChooseOne } from "../../ui/Choices.tsx";
import styles from "./Gm.module.css";
import { knownSeats } from "./seats.ts";

/** The table as somebody else sees it, without what the GM may not know either. */
export function SeeAs({ table }: { readonly table: Table }) {
  const t = useTranslations("seeAs");
  const words = useWords();
  const seenAs = useTableStore((state) => state.seenAs);
  const [viewer, setViewer] = useState<Seat | "spectator">("spectator");
  const { view } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever the table has changed
  useEffect(() => askToSeeAs(viewer), [viewer, view]);
  useEffect(() => stopSeeingAs, []);
  const seats = knownSeats(table)
    .filter((seat) => seat !== "gm")
    .slice(0, -1);
  const other = seenAs?.viewer === viewer ? { ...table, viewer, view: seenAs.table } : undefined;
  return (
    <div className={styles.panel}>
      <ChooseOne
        label={t("who")}
        look="row"
        options={[
          { key: "spectator", label: t("spectator") },
          ...seats.map((seat) => ({ key: seat, label: words.seat(seat) })),
        ]}
        value={viewer}
        onChange={(key) => setViewer(seats.find((seat) => seat === key) ?? "spectator")}
      />
      <p className={styles.note}>{t("help")}</p>
      {other === undefined ? <p role="status">{t("loading")}</p> : <Seen table={other} />}
    </div>
  );
}

function Seen({ table }: { readonly table: Table }) {
  return (
    <OtherTable value={table}>
      <div className={styles.seen}>
        <TurnOrder view={table.view} />
        <div className={styles.panel}>
          <BoardFacts table={table} />
          {Object.values(table.view.combatants).map((combatant) => (
            <Card key={combatant.id} as="article">
              <h3>{combatant.name}</h3>
              <CombatantDetail combatant={combatant} isMine={combatant.owner === table.viewer} isOpen />
            </Card>
          ))}
        </div>
      </div>
    </OtherTable>
  );
}
