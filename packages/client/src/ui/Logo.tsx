import { cx } from "./cx.ts";
import styles from "./Logo.module.css";

/** The mark: two cards that lean on each other like the roof of 合, one still covered, one turned over. */
export function Mark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 48 48" className={cx(styles.mark, className)} aria-hidden="true">
      <g transform="rotate(14 24 44)">
        <rect className={styles.face} x="21" y="7" width="21" height="30" rx="3.5" />
        <circle className={styles.eye} cx="31.5" cy="22" r="4.6" />
      </g>
      <g transform="rotate(-14 24 44)">
        <rect className={styles.back} x="6" y="7" width="21" height="30" rx="3.5" />
        <path className={styles.lines} d="M11 17.5h11M11 22h11M11 26.5h11" />
      </g>
    </svg>
  );
}

/** Mark and word: 読み合い. */
export function Logo({ size = "small" }: { readonly size?: "small" | "large" }) {
  return (
    <span className={cx(styles.logo, styles[size])}>
      <Mark />
      <span className={styles.word} lang="ja">
        読み合い
      </span>
    </span>
  );
}
