import type { ReactNode } from "react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { cx } from "../../ui/cx.ts";
import styles from "./Chameleon.module.css";
import { SIGNS, type Suit } from "./suits.ts";

/** A card of one position: its sign and its name, and what lies under them. */
export function SuitFace({ suit, children }: { readonly suit: Suit; readonly children?: ReactNode }) {
  const words = useWords();
  return (
    <>
      <span className={cx(styles.sign, styles[suit])} aria-hidden="true">
        {SIGNS[suit]}
      </span>
      <span className={styles.suitName}>{words.value("position", suit).replace(SIGNS[suit], "")}</span>
      {children}
    </>
  );
}
