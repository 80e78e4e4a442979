import type { CombatantView, Seat } from "@yomiai/rules";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import { usePanels, useWords } from "../../i18n/Vocabulary.tsx";
import { CombatantDetail } from "../../table/combatant/CombatantDetail.tsx";
import { isFighting } from "../../table/duties.ts";
import { useAct } from "../../table/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Select } from "../../ui/Choices.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { AdjustForm } from "./AdjustForm.tsx";
import { ConditionForm } from "./ConditionForm.tsx";
import styles from "./Gm.module.css";
import type { GmParts } from "./GmScreen.tsx";
import { knownSeats } from "./seats.ts";

/** The selected combatant: all that the GM may know, and every change that a GM may make. */
export function Inspector({ table, selected, onSelect }: GmParts) {
  const t = useTranslations("inspector");
  const { Conditions, Place } = usePanels();
  const combatant = selected === undefined ? undefined : table.view.combatants[selected];
  if (combatant === undefined) return <p className={styles.empty}>{t("nothing")}</p>;
  return (
    // Whoever is being edited stays here when the turn moves on.
    <div key={combatant.id} className={styles.panel} onFocusCapture={() => onSelect(combatant.id)}>
      <h2 className={styles.name}>{combatant.name}</h2>
      <CombatantDetail combatant={combatant} isOpen />
      <Fold title={t("adjust")} isOpenAtFirst>
        <AdjustForm combatant={combatant} />
      </Fold>
      {Place !== undefined && combatant.place !== undefined && isFighting(table.view) && (
        <Fold title={t("place")}>
          <Place table={table} combatant={combatant} />
        </Fold>
      )}
      <Fold title={t("conditions")}>
        {Conditions === undefined ? (
          <ConditionForm combatant={combatant} view={table.view} />
        ) : (
          <Conditions table={table} combatant={combatant} />
        )}
      </Fold>
      <Fold title={t("seat")}>
        <SeatForm combatant={combatant} table={table} />
      </Fold>
    </div>
  );
}

function SeatForm({ combatant, table }: { readonly combatant: CombatantView; readonly table: Table }) {
  const t = useTranslations("inspector");
  const words = useWords();
  const act = useAct();
  const { id, owner } = combatant;
  const [to, setTo] = useState<Seat>(owner);
  const seats = knownSeats(table);
  return (
    <div className={styles.panel}>
      <Select
        label={t("owner")}
        options={seats.map((seat) => ({ key: seat, label: words.seat(seat) }))}
        value={to}
        onChange={(key) => setTo(seats.find((seat) => seat === key) ?? owner)}
      />
      <Button isDisabled={to === owner} onPress={() => void act({ type: "passControl", as: id, to })}>
        {t("pass", { person: words.seat(to) })}
      </Button>
      {table.gmMay.includes(`skipTurn ${id}`) && (
        <Button onPress={() => void act({ type: "skipTurn", as: id })}>{t("skip")}</Button>
      )}
      <Button tone="grave" onPress={() => void act({ type: "removeCombatant", as: id })}>
        {t("remove")}
      </Button>
      <p className={styles.note}>{t("undoable")}</p>
    </div>
  );
}
