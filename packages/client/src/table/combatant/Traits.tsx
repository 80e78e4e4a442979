import type { CombatantView } from "@yomiai/rules";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { HoldToPeek } from "../../ui/HoldToPeek.tsx";
import styles from "./Combatant.module.css";

/** A combatant's traits that there are words for. Those that the terms call secret lie covered, unless `open`. */
export function Traits({
  combatant,
  open = false,
  without = [],
}: {
  readonly combatant: CombatantView;
  readonly open?: boolean;
  readonly without?: readonly string[];
}) {
  const words = useWords();
  const traits = Object.entries(combatant.traits).filter(([key]) => !without.includes(key));
  if (traits.length === 0) return null;
  return (
    <dl className={styles.traits}>
      {traits.map(([key, value]) => {
        const term = words.terms?.traits[key];
        const name = term?.name ?? key;
        const text = words.ofCombatant(combatant, key, value);
        return (
          <div key={key} className={styles.trait}>
            <dt>{name}</dt>
            <dd>
              {term?.secret !== undefined && !open ? (
                <HoldToPeek look="line" label={name}>
                  {text}
                </HoldToPeek>
              ) : (
                text
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
