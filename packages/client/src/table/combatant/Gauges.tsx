import type { CombatantView } from "@yomiai/rules";
import { usePanels, useWords } from "../../i18n/Vocabulary.tsx";
import { GaugeBar } from "../../ui/GaugeBar.tsx";
import { useTable } from "../useTable.ts";
import styles from "./Combatant.module.css";

/** A combatant's gauges, as far as the viewer knows them. */
export function Gauges({
  combatant,
  look = "large",
}: {
  readonly combatant: CombatantView;
  readonly look?: "large" | "small";
}) {
  const words = useWords();
  const panels = usePanels().gauges;
  const view = useTable()?.view;
  const gauges = Object.entries(combatant.gauges);
  if (gauges.length === 0) return null;
  return (
    <div className={look === "large" ? styles.gauges : styles.gaugesSmall}>
      {gauges.map(([key, gauge]) => {
        const Panel = panels?.[key];
        const label = gaugeLabel(words.label(key), key);
        return Panel === undefined || view === undefined ? (
          <GaugeBar key={key} label={label} current={gauge.current} max={gauge.max} look={look} />
        ) : (
          <Panel key={key} view={view} combatant={combatant} gauge={gauge} label={label} look={look} />
        );
      })}
    </div>
  );

  /** Gauges of made things (`charge.nyoibo`, `uses_smash`) are called by the family's word and the thing's own. */
  function gaugeLabel(label: string | undefined, key: string): string {
    if (label !== undefined) return label;
    const [, family = key, thing = ""] = /^([^._]+)[._](.+)$/.exec(key) ?? [];
    const word = words.terms?.gauges[family]?.name;
    return word === undefined ? words.value("any", key) : `${word} ${words.ofCombatant(combatant, family, thing)}`;
  }
}
