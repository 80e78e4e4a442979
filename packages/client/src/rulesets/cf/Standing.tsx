import { useWords } from "../../i18n/Vocabulary.tsx";
import { showNumber } from "../../ui/digits.ts";
import type { CombatantPanelProps } from "../panels.ts";
import styles from "./Cf.module.css";
import { isOut } from "./lineUp.ts";
import { useSay } from "./useSay.ts";

/** How a combatant looks and where it stands, in one line. */
export function Standing({ combatant }: CombatantPanelProps) {
  const say = useSay();
  const words = useWords();
  const { place } = combatant;
  const { health, flanking } = combatant.traits;
  const parts = [
    health === undefined || isOut(combatant) ? undefined : words.value("health", health),
    place === undefined ? undefined : words.value("place", place),
    typeof flanking === "string" ? say("flanking", { name: words.name(flanking) }) : undefined,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? null : <span className={styles.note}>{parts.join(" ・ ")}</span>;
}

/** One's own hit points, always in sight. */
export function Vitals({ combatant }: CombatantPanelProps) {
  const words = useWords();
  const { hp } = combatant.gauges;
  if (hp === undefined) return null;
  return (
    <span className={styles.vitals}>
      {words.label("hp")} <b>{showNumber(hp.current)}</b>
      {hp.max !== undefined && `/${hp.max}`}
    </span>
  );
}
