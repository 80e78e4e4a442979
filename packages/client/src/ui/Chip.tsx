import type { ReactNode } from "react";
import styles from "./Chip.module.css";
import { cx } from "./cx.ts";

/** A word in a box: a state, a condition, a count. Its tone is never the only sign. */
export function Chip({
  tone = "plain",
  icon,
  children,
  title,
}: {
  readonly tone?: "plain" | "accent" | "good" | "warn" | "bad" | "faint";
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly title?: string;
}) {
  return (
    <span className={cx(styles.chip, styles[tone])} title={title}>
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
