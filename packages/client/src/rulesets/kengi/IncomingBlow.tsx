import { useWords } from "../../i18n/Vocabulary.tsx";
import { useTable } from "../../table/useTable.ts";
import { cx } from "../../ui/cx.ts";
import type { Blow } from "./board.ts";
import styles from "./Kengi.module.css";
import { useSay } from "./useSay.ts";

/** The blow that is to be met: whose, with what, which strike, and its hit value if the die has fallen. */
export function IncomingBlow({ blow }: { readonly blow: Blow }) {
  const say = useSay();
  const words = useWords();
  const { attacker, isCounter, total } = blow;
  return (
    <section className={cx(styles.incoming, isCounter && styles.isCounter)}>
      <div className={styles.incomingWords}>
        <b className={styles.name}>{say(isCounter ? "counterAgainst" : "against", { name: words.name(attacker) })}</b>
        <BlowWords blow={blow} />
      </div>
      <p className={styles.value}>
        <small>{say("hitValue")}</small>
        <b>{total ?? say("unknownValue")}</b>
      </p>
    </section>
  );
}

/** Weapon, techniques and strike of a blow. */
export function BlowWords({ blow: { attacker, weapon, techniques, index, of } }: { readonly blow: Blow }) {
  const say = useSay();
  const words = useWords();
  const bearer = useTable()?.view.combatants[attacker] ?? {};
  const hasSeveral = of === undefined ? index > 1 : of > 1;
  return (
    <>
      <span className={styles.note}>
        {words.ofCombatant(bearer, "weapon", weapon)}
        {techniques === undefined && ` ・ ${say("techniquesHidden")}`}
        {techniques !== undefined &&
          techniques.length > 0 &&
          ` ・ ${words.ofCombatant(bearer, "techniques", [...techniques])}`}
      </span>
      {hasSeveral && (
        <span className={styles.strikes}>
          <span aria-hidden="true" className={styles.pips}>
            {Array.from({ length: of ?? index }, (_, i) => (
              <span
                key={i}
                className={cx(styles.pip, i + 1 < index && styles.past, i + 1 === index && styles.present)}
              />
            ))}
          </span>
          {of === undefined ? say("strike", { index }) : say("strikeOf", { index, of })}
        </span>
      )}
    </>
  );
}
