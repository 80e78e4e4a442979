import { cx } from "../../ui/cx.ts";
import styles from "./Kengi.module.css";
import { useSay } from "./useSay.ts";

/** More turns than these are not drawn; their number is told beside them. */
const MOST_CELLS = 6;

/**
 * The turns to come, one cell each: crossed out where no attack may be made. The last cell is the first free turn.
 * @param openings coming turns without attack, the present one not counted
 */
export function OpeningsLine({ openings, isNow }: { readonly openings: number; readonly isNow: boolean }) {
  const say = useSay();
  const closed = Array.from({ length: Math.min(openings, MOST_CELLS) }, (_, i) => i);
  return (
    <span className={styles.turns} aria-hidden="true">
      <span className={cx(styles.turn, isNow && styles.closed)}>{say("now")}</span>
      {closed.map((turn) => (
        <span key={turn} className={cx(styles.turn, styles.closed)}>
          {turn + 1}
        </span>
      ))}
      <span className={styles.turn}>{openings > MOST_CELLS ? "…" : openings + 1}</span>
    </span>
  );
}
