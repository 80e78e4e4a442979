import type { CombatantView, ConditionView } from "@yomiai/rules";
import { useTranslations } from "use-intl";
import { usePanels, useWords } from "../../i18n/Vocabulary.tsx";
import type { Wording } from "../../i18n/wording.ts";
import { Chip } from "../../ui/Chip.tsx";
import styles from "./Combatant.module.css";

/** A combatant's conditions as words; with `full` also until when, from whom, and what they mean. */
export function Conditions({
  combatant,
  full = false,
}: {
  readonly combatant: CombatantView;
  readonly full?: boolean;
}) {
  const words = useWords();
  const { ConditionHelp: Help } = usePanels();
  const t = useTranslations("combatant");
  const conditions = Object.entries(combatant.conditions);
  if (conditions.length === 0) return full ? <p className={styles.nothing}>{t("noConditions")}</p> : null;
  if (!full) {
    return (
      <span className={styles.chips}>
        {conditions.map(([key, condition]) => (
          <Chip key={key} tone="warn">
            {conditionName(key, words, combatant)}
            {condition.amount !== undefined && ` ${condition.amount}`}
          </Chip>
        ))}
      </span>
    );
  }
  return (
    <dl className={styles.list}>
      {conditions.map(([key, condition]) => (
        <div key={key} className={styles.entry}>
          <dt>{conditionName(key, words, combatant)}</dt>
          <dd>
            <ConditionDetail condition={condition} name={conditionName(key, words, combatant)} />
            {words.terms?.conditions[base(key)]?.help ?? (Help !== undefined && <Help conditionKey={key} />)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Until when a condition lasts, from whom it is, what was noted. @param name what it is called */
export function ConditionDetail({ condition, name }: { readonly condition: ConditionView; readonly name: string }) {
  const words = useWords();
  const t = useTranslations("combatant");
  const parts = [
    condition.amount === undefined ? undefined : words.value("amount", condition.amount),
    condition.until === undefined ? undefined : words.value("until", condition.until),
    condition.source === undefined ? undefined : t("source", { source: words.value("source", condition.source) }),
    // Of an implied one the note is the condition that brings it; of the table's own it may be no more than its name.
    condition.until === "implied" ? words.value("condition", condition.note) : condition.note,
  ].filter((part) => part !== undefined && part !== name);
  return parts.length === 0 ? null : <span className={styles.detail}>{parts.join(" · ")}</span>;
}

/** Keys of one condition that lies several times on one bearer (`feinted.2`) share its word. */
function base(key: string): string {
  return key.split(".")[0] ?? key;
}

/** A condition's name: the rules', the table's own, else one that the GM made up is its own name. @param bearer whose made things its key may name */
export function conditionName(key: string, words: Wording, bearer: Pick<CombatantView, "labels"> = {}): string {
  const { terms } = words;
  const whole = terms?.conditions[key]?.name ?? words.made(key);
  if (whole !== undefined) return whole;
  const [family = key, ...rest] = key.split(".");
  const name = terms?.conditions[family]?.name ?? family;
  const thing = rest.join(".");
  return thing === "" || /^\d+$/.test(thing) ? name : `${name} ${words.ofCombatant(bearer, family, thing)}`;
}
