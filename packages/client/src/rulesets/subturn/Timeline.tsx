import type { TableView } from "@yomiai/rules";
import { useEffect, useRef } from "react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { cx } from "../../ui/cx.ts";
import styles from "./Subturn.module.css";
import { useSay } from "./useSay.ts";

/**
 * Sub-turns of this main turn: for everybody in the order, which are over, which runs and which are to come. One line that
 * scrolls where there are many; whose turn it is stays in sight.
 */
export function Timeline({ view }: { readonly view: TableView }) {
  const say = useSay();
  const words = useWords();
  const line = useRef<HTMLOListElement>(null);
  const acting = view.order.find(({ status }) => status === "acting")?.id;
  useEffect(() => {
    const [box, lane] = [line.current, line.current?.querySelector<HTMLElement>("[data-acting]")];
    if (box == null || lane == null || acting === undefined) return;
    box.scrollLeft = lane.offsetLeft - box.offsetLeft - (box.clientWidth - lane.offsetWidth) / 2;
  }, [acting]);
  if (view.order.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <ol ref={line} className={styles.timeline} aria-label={say("timeline")} tabIndex={0}>
      {view.order.map(({ id, status }) => {
        const combatant = view.combatants[id];
        const all = Number(combatant?.traits.subturns ?? 1);
        const now = Number(combatant?.traits.subturn ?? 0);
        return (
          <li
            key={id}
            className={cx(
              styles.lane,
              status === "acting" && styles.laneActing,
              isOut(status) && styles.laneOut,
              combatant?.traits.hidden === true && styles.laneHidden,
            )}
            {...(status === "acting" ? { "data-acting": "" } : {})}
          >
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

/** Has this one no sub-turn any more? */
function isOut(status: string): boolean {
  return status === "down" || status === "dead" || status === "fled";
}
