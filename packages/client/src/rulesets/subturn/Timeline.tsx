import type { TableView } from "@yomiai/rules";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { cx } from "../../ui/cx.ts";
import styles from "./Subturn.module.css";
import { useSay } from "./useSay.ts";

/** Sub-turns of this main turn: for everybody in the order, which are over, which runs and which are to come. */
export function Timeline({ view }: { readonly view: TableView }) {
  const say = useSay();
  const words = useWords();
  if (view.order.length === 0) return null;
  return (
    <ol className={styles.timeline} aria-label={say("timeline")}>
      {view.order.map(({ id, status }) => {
        const combatant = view.combatants[id];
        const all = Number(combatant?.traits.subturns ?? 1);
        const now = Number(combatant?.traits.subturn ?? 0);
        return (
          <li key={id} className={cx(styles.lane, status === "acting" && styles.laneActing)}>
            <span className={styles.laneName}>{words.name(id)}</span>
            <span
              className={styles.slots}
              role="img"
              aria-label={say("timelineOf", { name: words.name(id), done: now, all })}
            >
              {Array.from({ length: all }, (_, i) => (
                <span
                  key={i}
                  className={cx(
                    styles.slot,
                    i + 1 < now && styles.slotOver,
                    i + 1 === now && (status === "acting" ? styles.slotNow : styles.slotOver),
                  )}
                />
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
