import { useWords } from "../../i18n/Vocabulary.tsx";
import { cx } from "../../ui/cx.ts";
import { showNumber } from "../../ui/digits.ts";
import type { GaugePanelProps } from "../panels.ts";
import { marksOf } from "./board.ts";
import styles from "./Gauge.module.css";
import { useSay } from "./useSay.ts";

/** Hit points with the two marks: one notch at 重傷, two at 致命傷; what has been reached is named in full. */
export function WoundGauge({ view, combatant, gauge: { current, max = 0 }, label, look }: GaugePanelProps) {
  const words = useWords();
  const marks = marksOf(view, combatant.id);
  const { wound } = combatant.traits;
  const share = (part: number) => `${max <= 0 ? 0 : Math.min(100, Math.max(0, (100 * part) / max))}%`;
  const isHurt = typeof wound === "string" && wound !== "none";
  return (
    <span className={cx(styles.gauge, look === "small" && styles.small)}>
      <span className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span className={styles.numbers}>
          <b>{showNumber(current)}</b>/{showNumber(max)}
        </span>
        {isHurt && (
          <span className={cx(styles.wound, wound !== "serious" && styles.mortally)}>
            {words.value("wound", wound)}
          </span>
        )}
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.fill} style={{ transform: `scaleX(${max <= 0 ? 0 : Math.max(0, current / max)})` }} />
        {marks !== undefined && (
          <>
            <span className={styles.notch} style={{ insetInlineStart: share(marks.serious) }} />
            <span className={cx(styles.notch, styles.double)} style={{ insetInlineStart: share(marks.mortal) }} />
          </>
        )}
      </span>
      {marks !== undefined && look === "large" && <Legend {...marks} />}
    </span>
  );
}

function Legend({ serious, mortal }: { readonly serious: number; readonly mortal: number }) {
  const say = useSay();
  const words = useWords();
  return (
    <span className={styles.legend}>
      <span>
        <span className={cx(styles.sign, styles.double)} aria-hidden="true" />
        {say("reach", { mark: words.value("wound", "mortal"), at: mortal })}
      </span>
      <span>
        <span className={styles.sign} aria-hidden="true" />
        {say("reach", { mark: words.value("wound", "serious"), at: serious })}
      </span>
    </span>
  );
}
