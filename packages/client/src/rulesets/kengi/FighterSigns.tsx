import { Shield, ShieldOff, Swords } from "lucide-react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import type { CombatantPanelProps } from "../panels.ts";
import styles from "./Kengi.module.css";
import { OpeningsLine } from "./OpeningsLine.tsx";
import { useSay } from "./useSay.ts";

/** At a glance: weapon and stance, and how well the combatant is covered. */
export function FighterSigns(props: CombatantPanelProps) {
  const words = useWords();
  const { combatant } = props;
  const { weapon, stance } = combatant.traits;
  return (
    <span className={styles.signs}>
      <span className={styles.sign}>
        <Swords aria-hidden="true" />
        {words.ofCombatant(combatant, "weapon", weapon)}
      </span>
      {stance !== undefined && <b className={styles.sign}>{words.ofCombatant(combatant, "stance", stance)}</b>}
      <GuardSigns {...props} />
    </span>
  );
}

/** Whether the plain parry is left, what has been prepared, the turns without attack; the wound where HP are not told. */
export function GuardSigns({ combatant: { traits, conditions, gauges } }: CombatantPanelProps) {
  const say = useSay();
  const words = useWords();
  const openings = Number(traits.openings ?? 0);
  const prepared = Number(traits.prepared ?? 0);
  const isOpenNow = conditions.opening !== undefined;
  const hasParry = traits.parryReady === true;
  return (
    <span className={styles.signs}>
      <span className={styles.sign}>
        {hasParry ? <Shield aria-hidden="true" /> : <ShieldOff aria-hidden="true" />}
        {say(hasParry ? "parryReady" : "parryUsed")}
      </span>
      {gauges.hp === undefined && traits.wound !== "none" && (
        <b className={styles.sign}>{words.value("wound", traits.wound)}</b>
      )}
      {prepared > 0 && <b className={styles.sign}>{say("prepared", { count: prepared })}</b>}
      {(openings > 0 || isOpenNow) && (
        <span className={styles.sign}>
          {say("openings")} {openings}
          <OpeningsLine openings={openings} isNow={isOpenNow} />
        </span>
      )}
    </span>
  );
}
