import { useWords } from "../../i18n/Vocabulary.tsx";
import { cx } from "../../ui/cx.ts";
import { showNumber } from "../../ui/digits.ts";
import type { CombatantPanelProps } from "../panels.ts";
import styles from "./Cf.module.css";
import { useSay } from "./useSay.ts";

/** The actions of a turn in the order of the table. */
const ACTIONS = ["standard", "move"] as const;

/** One's own state: the value at which one dies, and in one's turn what is left of it. */
export function Self(props: CombatantPanelProps) {
  const say = useSay();
  const { deathAt } = props.combatant.traits;
  return (
    <>
      {typeof deathAt === "number" && <p className={styles.note}>{say("deathAt", { deathAt: showNumber(deathAt) })}</p>}
      <Economy {...props} />
    </>
  );
}

/** What is left of the own turn: a chip for each action, full or spent, told by word and shape. */
function Economy({ view, combatant }: CombatantPanelProps) {
  const say = useSay();
  const words = useWords();
  if (view.turn !== combatant.id) return null;
  return (
    <ul className={styles.economy} aria-label={say("economy")}>
      {ACTIONS.map((action) => {
        const isLeft = (combatant.gauges[action]?.current ?? 0) > 0;
        return (
          <li key={action} className={cx(styles.chip, isLeft && styles.full)}>
            <span aria-hidden="true">{isLeft ? "◉" : "○"}</span> {words.label(action)}
            <small>{say(isLeft ? "left" : "spent")}</small>
          </li>
        );
      })}
    </ul>
  );
}
