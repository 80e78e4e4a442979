import type { HTMLAttributes, ReactNode } from "react";
import styles from "./Card.module.css";
import { cx } from "./cx.ts";

type CardProps = Omit<HTMLAttributes<HTMLElement>, "className"> & {
  readonly as?: "section" | "div" | "article" | "li";
  /** `framed` has the inner hairline of a playing card: something to be decided lies here. */
  readonly look?: "plain" | "framed" | "flat";
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** A card on the table. */
export function Card({ as: Tag = "section", look = "plain", className, ...rest }: CardProps) {
  return <Tag {...rest} className={cx(styles.card, styles[look], className)} />;
}
