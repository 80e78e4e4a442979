import { Shield, ShieldOff, Swords } from "lucide-react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import type { CombatantPanelProps } from "../panels.ts";
import styles from "./Kengi.module.css";
import { OpeningsLine } from "./OpeningsLine.tsx";
import { useSay } from "./useSay.ts";

/** At a glance: weapon and stance, what has been prepared, whether the plain parry is left, the turns without attack. */
export function FighterSigns({ combatant: { traits, conditions, gauges } }: CombatantPanelProps) {
  const say = useSay();
  const words = useWords();
  const openings = Number(traits.openings ?? 0);
  const prepared = Number(traits.prepared ?? 0);
  const isOpenNow = conditions.opening !== undefined;
  const parry = traits.parryReady === true;
  return (
    <span className={styles.signs}>
      <span className={styles.sign}>
        <Swords aria-hidden="true" />
        {words.value("weapon", traits.weapon)}
        {traits.stance !== undefined && <b>・{words.value("stance", traits.stance)}</b>}
      </span>
      <span className={styles.sign}>
        {parry ? <Shield aria-hidden="true" /> : <ShieldOff aria-hidden="true" />}
        {say(parry ? "parryReady" : "parryUsed")}
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
