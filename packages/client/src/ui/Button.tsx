import type { ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";
import styles from "./Button.module.css";
import { cx } from "./cx.ts";

/** What a button is: the one thing to do, one of several, a thing aside, or one that takes something away. */
export type ButtonTone = "main" | "plain" | "quiet" | "grave";

/** A button that says what it does. 44 px or more; `wide` fills its row. */
export type ButtonProps = Omit<AriaButtonProps, "className" | "style" | "children" | "isPending"> & {
  readonly tone?: ButtonTone;
  readonly size?: "small" | "large";
  readonly wide?: boolean;
  /** Takes no taps for the moment, and looks no different: something is on its way. */
  readonly isBusy?: boolean;
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
};

/** See {@link ButtonProps}. */
export function Button(props: ButtonProps) {
  const { tone = "plain", size, wide = false, isBusy = false, icon, children, className, onPress, ...rest } = props;
  return (
    <AriaButton
      {...rest}
      // A busy button is not switched off: it would lose the focus, and keys would go nowhere.
      {...(isBusy ? { "aria-disabled": true } : {})}
      {...(isBusy || onPress === undefined ? {} : { onPress })}
      className={cx(
        styles.button,
        styles[tone],
        size !== undefined && styles[size],
        wide && styles.wide,
        isBusy && styles.busy,
        className,
      )}
    >
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </AriaButton>
  );
}

/** A round button with a picture only; `label` is its name for everybody who does not see it. */
export function IconButton({
  label,
  icon,
  className,
  ...rest
}: Omit<AriaButtonProps, "className" | "style" | "children" | "aria-label"> & {
  readonly label: string;
  readonly icon: ReactNode;
  readonly className?: string | undefined;
}) {
  return (
    <AriaButton {...rest} aria-label={label} className={cx(styles.button, styles.quiet, styles.round, className)}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
    </AriaButton>
  );
}
