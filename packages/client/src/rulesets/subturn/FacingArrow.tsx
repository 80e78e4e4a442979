import { angleOf } from "./hexMap.ts";
import styles from "./Subturn.module.css";

/** An arrow that points where one looks. */
export function FacingArrow({ facing }: { readonly facing: number }) {
  return (
    <svg viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true">
      <path d="M -8 0 L 6 0 M 1 -5 L 7 0 L 1 5" transform={`rotate(${angleOf(facing)})`} className={styles.dialArrow} />
    </svg>
  );
}
