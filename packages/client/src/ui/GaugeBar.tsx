import { cx } from "./cx.ts";
import { showNumber } from "./digits.ts";
import styles from "./GaugeBar.module.css";

type GaugeBarProps = {
  readonly label: string;
  readonly current: number;
  readonly max?: number | undefined;
  readonly look?: "large" | "small";
};

/** Up to so much a gauge is drawn as single pips. */
const MOST_PIPS = 5;

/**
 * A gauge: its name, its numbers, and a bar that falls. Small whole ones are pips; one without a maximum is a number; one
 * below nothing is drawn hollow.
 */
export function GaugeBar({ label, current, max, look = "large" }: GaugeBarProps) {
  const share = max === undefined || max <= 0 ? 0 : Math.min(1, Math.max(0, current / max));
  const isPips = max !== undefined && max >= 1 && max <= MOST_PIPS && Number.isInteger(current) && current >= 0;
  return (
    <div className={cx(styles.gauge, styles[look])}>
      <span className={styles.label}>{label}</span>
      <span className={styles.numbers}>
        <b className={cx(styles.current, current < 0 && styles.below)}>{showNumber(current)}</b>
        {max !== undefined && <span className={styles.max}>/{showNumber(max)}</span>}
      </span>
      {isPips && <Pips current={current} max={max} />}
      {!isPips && max !== undefined && (
        <span className={cx(styles.bar, current < 0 && styles.hollow)} aria-hidden="true">
          <span className={styles.fill} style={{ transform: `scaleX(${share})` }} />
        </span>
      )}
    </div>
  );
}

function Pips({ current, max }: { readonly current: number; readonly max: number }) {
  return (
    <span className={styles.pips} aria-hidden="true">
      {Array.from({ length: Math.max(max, current) }, (_, i) => (
        <span key={i} className={cx(styles.pip, i < current && styles.full)} />
      ))}
    </span>
  );
}
