import { type ReactNode, useId } from "react";
import { Switch as AriaSwitch, Checkbox, CheckboxGroup, Label, Radio, RadioGroup, Text } from "react-aria-components";
import styles from "./Choices.module.css";
import { cx } from "./cx.ts";
import field from "./Field.module.css";

/** One thing to choose: its key and its words. */
export type Option = { readonly key: string; readonly label: ReactNode; readonly note?: ReactNode };

type ManyProps = {
  readonly label: ReactNode;
  readonly options: readonly Option[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly max?: number;
  readonly help?: ReactNode;
  /** The order counts: each chosen one shows its place in it. */
  readonly isOrdered?: boolean;
};

/** Several of some things, in the order in which they were chosen. Beyond `max` the others cannot be ticked. */
export function ChooseMany({
  label,
  options,
  value,
  onChange,
  max = options.length,
  help,
  isOrdered = false,
}: ManyProps) {
  const isFull = value.length >= max;
  return (
    <CheckboxGroup className={cx(styles.group)} value={[...value]} onChange={onChange}>
      <Label className={cx(field.label)}>{label}</Label>
      <div className={styles.options}>
        {options.map(({ key, label: name, note }) => (
          <Checkbox key={key} value={key} isDisabled={isFull && !value.includes(key)} className={cx(styles.option)}>
            <span className={cx(styles.tick, isOrdered && styles.place)} aria-hidden="true">
              {isOrdered && value.includes(key) && value.indexOf(key) + 1}
            </span>
            <span className={styles.name}>
              {name}
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </span>
          </Checkbox>
        ))}
      </div>
      {help !== undefined && (
        <Text slot="description" className={cx(field.help)}>
          {help}
        </Text>
      )}
    </CheckboxGroup>
  );
}

type OneProps = {
  readonly label: ReactNode;
  readonly options: readonly Option[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly help?: ReactNode;
  /** `row`: short options side by side. */
  readonly look?: "row";
  readonly isLabelHidden?: boolean;
};

/** One of some things, all in sight. */
export function ChooseOne({ label, options, value, onChange, help, look, isLabelHidden = false }: OneProps) {
  return (
    <RadioGroup className={cx(styles.group)} value={value ?? null} onChange={onChange}>
      <Label className={cx(field.label, isLabelHidden && field.hidden)}>{label}</Label>
      <div className={cx(styles.options, look === "row" && styles.row)}>
        {options.map(({ key, label: name, note }) => (
          <Radio key={key} value={key} className={cx(styles.option)}>
            <span className={cx(styles.tick, styles.dot)} aria-hidden="true" />
            <span className={styles.name}>
              {name}
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </span>
          </Radio>
        ))}
      </div>
      {help !== undefined && (
        <Text slot="description" className={cx(field.help)}>
          {help}
        </Text>
      )}
    </RadioGroup>
  );
}

/** Yes or no, at once. */
export function Switch({
  label,
  help,
  isOn,
  onChange,
}: {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  return (
    <AriaSwitch className={cx(styles.switch)} isSelected={isOn} onChange={onChange}>
      <span className={styles.name}>
        {label}
        {help !== undefined && <span className={styles.note}>{help}</span>}
      </span>
      <span className={styles.track} aria-hidden="true" />
    </AriaSwitch>
  );
}

type SelectProps = {
  readonly label: ReactNode;
  readonly options: readonly { readonly key: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isLabelHidden?: boolean;
};

/** One of many things in a row of their own: the device's own list, which every phone knows best. */
export function Select({ label, options, value, onChange, isLabelHidden = false }: SelectProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={cx(field.label, isLabelHidden && field.hidden)}>
        {label}
      </label>
      <select
        id={id}
        className={cx(field.input, field.select)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.key} value={option.key}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
