import type { CombatantView, TableView } from "@yomiai/rules";
import { useTranslations } from "use-intl";
import { usePanels } from "../../i18n/Vocabulary.tsx";
import { Conditions } from "../../table/combatant/Conditions.tsx";
import { Gauges } from "../../table/combatant/Gauges.tsx";
import { StandingMark } from "../../table/combatant/StandingMark.tsx";
import { Traits } from "../../table/combatant/Traits.tsx";
import { Card } from "../../ui/Card.tsx";
import { Fold } from "../../ui/Fold.tsx";
import styles from "./Player.module.css";

/** The combatants that this player plays: gauges and conditions in sight, the rest a tap away. */
export function Mine({
  combatants,
  view,
}: {
  readonly combatants: readonly CombatantView[];
  readonly view: TableView;
}) {
  const t = useTranslations("player");
  if (combatants.length === 0) return <p className={styles.nobody}>{t("noCharacter")}</p>;
  return (
    <>
      {combatants.map((combatant) => (
        <OwnCombatant key={combatant.id} combatant={combatant} view={view} isOnly={combatants.length === 1} />
      ))}
    </>
  );
}

function OwnCombatant({
  combatant,
  view,
  isOnly,
}: {
  readonly combatant: CombatantView;
  readonly view: TableView;
  readonly isOnly: boolean;
}) {
  const t = useTranslations("player");
  const { Self, shownTraits = [] } = usePanels();
  const others = Object.keys(combatant.traits).some((key) => !shownTraits.includes(key));
  return (
    <Card as="article" className={styles.own} aria-label={combatant.name}>
      <header className={styles.ownHead}>
        <h2>{combatant.name}</h2>
        {!isOnly && <StandingMark status={combatant.status} isWaitedFor={view.active.includes(combatant.id)} />}
      </header>
      <Gauges combatant={combatant} />
      <Conditions combatant={combatant} />
      {Self !== undefined && <Self view={view} combatant={combatant} isMine />}
      {others && (
        <Fold title={t("more")}>
          <Traits combatant={combatant} without={Self === undefined ? [] : shownTraits} />
        </Fold>
      )}
    </Card>
  );
}
