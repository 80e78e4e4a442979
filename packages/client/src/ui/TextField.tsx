import { type KeyboardEvent, type ReactNode, useMemo } from "react";
import { TextField as AriaTextField, FieldError, Input, Label, Text, TextArea } from "react-aria-components";
import { CompositionWatch } from "./composition.ts";
import { cx } from "./cx.ts";
import styles from "./Field.module.css";

/** A line (or several) of text. Enter that ends a conversion never reaches the form around it. */
export type TextFieldProps = {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly lines?: number;
  readonly isRequired?: boolean;
  readonly autoFocus?: boolean;
  readonly placeholder?: string;
  readonly inputMode?: "text" | "numeric" | "decimal" | "none";
  readonly autoComplete?: string;
  readonly autoCapitalize?: string;
  readonly onEnter?: () => void;
  readonly onBlur?: () => void;
  readonly look?: "code" | "number";
  readonly isLabelHidden?: boolean;
};

/** See {@link TextFieldProps}. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, help, error, lines = 1, look, isLabelHidden = false } = props;
  const entry = useEntry(props.onEnter, lines);
  const common = {
    className: cx(styles.input, look !== undefined && styles[look]),
    placeholder: props.placeholder ?? "",
    ...entry,
  };
  return (
    <AriaTextField
      className={cx(styles.field)}
      value={value}
      onChange={onChange}
      isInvalid={error !== undefined}
      isRequired={props.isRequired ?? false}
      autoFocus={props.autoFocus ?? false}
      autoComplete={props.autoComplete ?? "off"}
      {...(props.minLength === undefined ? {} : { minLength: props.minLength })}
      {...(props.maxLength === undefined ? {} : { maxLength: props.maxLength })}
      {...(props.inputMode === undefined ? {} : { inputMode: props.inputMode })}
      {...(props.onBlur === undefined ? {} : { onBlur: props.onBlur })}
      validationBehavior="aria"
    >
      <Label className={cx(styles.label, isLabelHidden && styles.hidden)}>{label}</Label>
      {lines > 1 ? (
        <TextArea {...common} rows={lines} />
      ) : (
        <Input {...common} autoCapitalize={props.autoCapitalize ?? "off"} autoCorrect="off" spellCheck={false} />
      )}
      {help !== undefined && (
        <Text slot="description" className={cx(styles.help)}>
          {help}
        </Text>
      )}
      <FieldError className={cx(styles.error)}>{error}</FieldError>
    </AriaTextField>
  );
}

/** Handlers that keep an input method's keys away from the form, and call `onEnter` for an Enter that is meant. */
function useEntry(onEnter: (() => void) | undefined, lines: number) {
  const watch = useMemo(() => new CompositionWatch(() => performance.now()), []);
  return {
    onCompositionStart: () => watch.started(),
    onCompositionEnd: () => watch.ended(),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== "Enter") return;
      if (watch.takes(event.nativeEvent)) {
        event.preventDefault();
        event.stopPropagation();
      } else if (onEnter !== undefined && lines === 1) {
        event.preventDefault();
        onEnter();
      }
    },
  };
}
