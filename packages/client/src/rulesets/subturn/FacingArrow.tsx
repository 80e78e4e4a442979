import { angleOf } from "./hexMap.ts";
import styles from "./Subturn.module.css";

/** An arrow that points where one looks; with a bar before it where no movement is left afterwards. */
export function FacingArrow({ facing, isLast = false }: { readonly facing: number; readonly isLast?: boolean }) {
  return (
    <svg viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true">
      <path
        d={`M -8 0 L 6 0 M 1 -5 L 7 0 L 1 5${isLast ? " M 10.5 -6 L 10.5 6" : ""}`}
        transform={`rotate(${angleOf(facing)})`}
        className={styles.dialArrow}
      />
    </svg>
  );
}
