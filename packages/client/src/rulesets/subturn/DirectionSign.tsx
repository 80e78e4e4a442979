import { cx } from "../../ui/cx.ts";
import { cornersOf } from "./hexMap.ts";
import styles from "./Subturn.module.css";

/** Corners at which each class of direction begins and ends, around one who looks up. */
const PARTS = {
  front: ["M -15 -26 L 15 -26"],
  side: ["M -28 -22 L -28 4", "M 28 -22 L 28 4"],
  rear: ["M -28 10 L -17 28 L 17 28 L 28 10"],
} as const;

/** From where a blow comes, seen from above: the struck one looks up; a bold stroke in front, at the sides or behind. */
export function DirectionSign({ direction }: { readonly direction: string }) {
  const classes = ["front", "side", "rear"] as const;
  return (
    <svg viewBox="-34 -34 68 68" className={cx(styles.sign)} aria-hidden="true">
      <polygon points={cornersOf({ q: 0, r: 0 }, 12)} className={styles.signBody} />
      <path d="M -6 -4 L 0 -13 L 6 -4 Z" className={styles.signArrow} />
      {classes.flatMap((one) =>
        PARTS[one].map((d) => (
          <path key={d} d={d} className={cx(styles.signPart, one === direction && styles.signOn)} />
        )),
      )}
    </svg>
  );
}
