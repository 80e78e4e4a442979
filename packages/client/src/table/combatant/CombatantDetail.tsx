import type { CombatantView } from "@yomiai/rules";
import { useTranslations } from "use-intl";
import { usePanels, useWords } from "../../i18n/Vocabulary.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { tiedBefore } from "../tied.ts";
import { useTable } from "../useTable.ts";
import styles from "./Combatant.module.css";
import { Conditions } from "./Conditions.tsx";
import { Gauges } from "./Gauges.tsx";
import { StandingMark } from "./StandingMark.tsx";
import { Traits } from "./Traits.tsx";

/** All that this viewer knows of a combatant. */
export function CombatantDetail({
  combatant,
  isMine = false,
  isOpen = false,
}: {
  readonly combatant: CombatantView;
  readonly isMine?: boolean;
  /** Show also what terms call secret uncovered: for the GM, whose screen is turned away. */
  readonly isOpen?: boolean;
}) {
  const t = useTranslations("combatant");
  const order = useTranslations("order");
  const words = useWords();
  const panels = usePanels();
  const view = useTable()?.view;
  const tied = view === undefined ? undefined : tiedBefore(view, combatant.id);
  const Extra = panels.CombatantExtra;
  return (
    <div className={styles.detailPage}>
      <p className={styles.chips}>
        <StandingMark status={combatant.status} isWaitedFor={view?.active.includes(combatant.id) ?? false} />
        <Chip tone="faint">{combatant.side}</Chip>
        <Chip tone="faint">{combatant.kind === "pc" ? words.seat(combatant.owner) : t("npc")}</Chip>
        {combatant.place !== undefined && (
          <Chip tone="faint">{t("place", { place: words.value("place", combatant.place) })}</Chip>
        )}
      </p>
      {tied !== undefined && (
        <p className={styles.note}>
          {order("tieBreak", { name: words.name(tied.before), reason: words.tieBreak(tied.reason) })}
        </p>
      )}
      <Gauges combatant={combatant} />
      <section>
        <h3 className={styles.subhead}>{t("conditions")}</h3>
        <Conditions combatant={combatant} full />
      </section>
      {Extra !== undefined && view !== undefined && <Extra view={view} combatant={combatant} isMine={isMine} />}
      {Object.keys(combatant.traits).length > 0 && (
        <section>
          <h3 className={styles.subhead}>{t("traits")}</h3>
          <Traits combatant={combatant} open={isOpen} />
        </section>
      )}
    </div>
  );
}
