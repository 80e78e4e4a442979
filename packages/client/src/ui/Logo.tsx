import { cx } from "./cx.ts";
import styles from "./Logo.module.css";

/** The mark: two cards that lean on each other like the roof of 合, one still covered, one turned over. */
export function Mark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 48 48" className={cx(styles.mark, className)} aria-hidden="true">
      <g transform="rotate(13 24 46)">
        <rect className={styles.face} x="22" y="9.5" width="17.5" height="27" rx="3" />
        <circle className={styles.eye} cx="30.75" cy="23" r="4.2" />
      </g>
      <g transform="rotate(-13 24 46)">
        <rect className={styles.back} x="8.5" y="9.5" width="17.5" height="27" rx="3" />
        <path className={styles.lines} d="M12.75 18.5h9M12.75 23h9M12.75 27.5h9" />
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
