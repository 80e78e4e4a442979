import { useWords } from "../../i18n/Vocabulary.tsx";
import type { CombatantPanelProps } from "../../rulesets/panels.ts";
import styles from "./Combatant.module.css";

/** How somebody is in a word, where the view has one in the trait `health`: for rulesets whose numbers may be hidden. */
export function HealthNote({ combatant }: CombatantPanelProps) {
  const words = useWords();
  const { health } = combatant.traits;
  return health === undefined ? null : <span className={styles.note}>{words.value("health", health)}</span>;
}
