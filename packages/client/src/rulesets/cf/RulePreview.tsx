import type { ConditionRule } from "@yomiai/rules/info/cf";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Chip } from "../../ui/Chip.tsx";
import styles from "./Cf.module.css";
import { useRuleWords } from "./useRuleWords.ts";
import { useSay } from "./useSay.ts";

/** What a condition does to whoever is under it: the rules' sentence where there is one, and every effect for itself. */
export function RulePreview({
  conditionKey,
  rule,
  names = [],
}: {
  readonly conditionKey?: string;
  readonly rule: ConditionRule;
  /** Conditions that the table is about to get, by their names. */
  readonly names?: readonly { readonly key: string; readonly name: string }[];
}) {
  const say = useSay();
  const words = useWords();
  const effects = useRuleWords(names)(rule);
  const help = conditionKey === undefined ? undefined : words.terms?.conditions[conditionKey]?.help;
  return (
    <section className={styles.sums} aria-label={say("effects")} aria-live="polite">
      {help !== undefined && <p>{help}</p>}
      {effects.length === 0 ? (
        <p className={styles.note}>{say("noEffects")}</p>
      ) : (
        <ul className={styles.effects}>
          {effects.map((effect) => (
            <li key={effect}>
              <Chip tone="faint">{effect}</Chip>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
