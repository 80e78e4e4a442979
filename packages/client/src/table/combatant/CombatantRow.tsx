import type { CombatantView } from "@yomiai/rules";
import { ChevronRight } from "lucide-react";
import { Button } from "react-aria-components";
import { usePanels } from "../../i18n/Vocabulary.tsx";
import { cx } from "../../ui/cx.ts";
import { turnOf } from "../duties.ts";
import { useTable } from "../useTable.ts";
import styles from "./Combatant.module.css";
import { Conditions } from "./Conditions.tsx";
import { Gauges } from "./Gauges.tsx";
import { PersonDot } from "./PersonDot.tsx";
import { StandingMark } from "./StandingMark.tsx";

/** A combatant in one row: what the table knows of it. A tap opens the rest. */
export function CombatantRow({
  combatant,
  onOpen,
  isMine = false,
  isDense = false,
}: {
  readonly combatant: CombatantView;
  readonly onOpen: (id: string) => void;
  readonly isMine?: boolean;
  /** One of a crowd: as low as its lines. */
  readonly isDense?: boolean;
}) {
  const panels = usePanels();
  const view = useTable()?.view;
  const isTurn = view !== undefined && turnOf(view) === combatant.id;
  const Extra = panels.CombatantExtra;
  return (
    <Button
      className={cx(styles.row, isDense && styles.dense, isTurn && styles.isTurn)}
      onPress={() => onOpen(combatant.id)}
    >
      <span className={styles.rowHead}>
        <PersonDot seat={combatant.owner} />
        <span className={styles.name}>{combatant.name}</span>
        <StandingMark status={combatant.status} isWaitedFor={view?.active.includes(combatant.id) ?? false} />
        <ChevronRight aria-hidden="true" className={cx(styles.chevron)} />
      </span>
      {panels.RowNote !== undefined && view !== undefined && (
        <panels.RowNote view={view} combatant={combatant} isMine={isMine} />
      )}
      <Gauges combatant={combatant} look="small" />
      <Conditions combatant={combatant} />
      {Extra !== undefined && view !== undefined && <Extra view={view} combatant={combatant} isMine={isMine} />}
    </Button>
  );
}
