import { useWords } from "../../i18n/Vocabulary.tsx";
import { conditionName } from "../../table/combatant/Conditions.tsx";
import { cx } from "../../ui/cx.ts";
import { showSigned } from "../../ui/digits.ts";
import { isRolled, type Way } from "./aiming.ts";
import styles from "./Cf.module.css";
import { useSay } from "./useSay.ts";

/** What will be rolled, against which defence, of what it is made up, and what it does. */
export function Sum({
  way,
  extra = 0,
  title,
}: {
  readonly way: Way;
  /** What advantage adds where the target is certain. */
  readonly extra?: number | undefined;
  /** What it is done with, where nothing else says so. */
  readonly title?: string | undefined;
}) {
  const say = useSay();
  const words = useWords();
  const { versus, bonus, modifiers, damage, heal, radius, affects, brings, ends } = way;
  const fields = words.terms?.commands[way.prompt.type]?.fields;
  const named = (keys: readonly string[]) => words.list(keys.map((key) => conditionName(key, words)));
  const facts: string[] = [];
  if (radius !== undefined) facts.push(radius === 0 ? say("oneMark") : say("radius", { radius }));
  if (affects !== undefined) facts.push(`${fields?.affects ?? ""} ${words.value("affects", affects)}`);
  if (brings.length > 0) facts.push(`${fields?.brings ?? ""} ${named(brings)}`);
  if (ends.length > 0) facts.push(`${fields?.ends ?? ""} ${named(ends)}`);
  const addends = extra === 0 ? modifiers : [...modifiers, { name: "advantage", value: extra }];
  const isAttack = isRolled(way) && bonus !== undefined;
  if (!isAttack && damage === undefined && heal === undefined && facts.length === 0 && title === undefined) return null;
  return (
    <div className={styles.sums} aria-live="polite">
      {title !== undefined && <b>{title}</b>}
      <dl className={styles.sumLine}>
        {isAttack && versus !== undefined && (
          <div className={styles.sum}>
            <dt>{say("against", { defense: words.value("versus", versus) })}</dt>
            <dd>{say("roll", { bonus: showSigned(bonus + extra) })}</dd>
          </div>
        )}
        {damage !== undefined && (
          <div className={styles.sum}>
            <dt>{fields?.damage}</dt>
            <dd>{damage}</dd>
          </div>
        )}
        {heal !== undefined && (
          <div className={styles.sum}>
            <dt>{fields?.heal}</dt>
            <dd>{heal}</dd>
          </div>
        )}
      </dl>
      {isAttack && addends.length > 1 && (
        <ul className={styles.addends} aria-label={fields?.modifiers}>
          {addends.map(({ name, value }) => (
            <li key={name} className={cx(value < 0 && styles.flag)}>
              {words.terms?.sums[name] ?? words.label(name) ?? conditionName(name, words)} {showSigned(value)}
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && <p className={styles.note}>{facts.join(" ・ ")}</p>}
    </div>
  );
}
