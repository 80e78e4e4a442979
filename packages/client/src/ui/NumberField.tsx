import { Minus, Plus } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "./Button.tsx";
import { cx } from "./cx.ts";
import { readWholeNumber, showNumber } from "./digits.ts";
import styles from "./Field.module.css";
import { TextField } from "./TextField.tsx";

type NumberFieldProps = {
  readonly label: ReactNode;
  /** Undefined while what is typed is no number that is allowed. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly help?: ReactNode;
  readonly onEnter?: () => void;
  /** `row`: the label beside the number instead of above it. */
  readonly look?: "row";
};

/** A whole number, with steps of one. Full-width digits, signs and spaces are read as what they mean. */
export function NumberField({ label, value, onChange, min, max, help, onEnter, look }: NumberFieldProps) {
  const t = useTranslations("number");
  const id = useId();
  const [typed, setTyped] = useState<string | undefined>();
  const isAllowed = (n: number) => (min === undefined || n >= min) && (max === undefined || n <= max);
  const read = (text: string) => {
    setTyped(text);
    const n = readWholeNumber(text);
    onChange(n !== undefined && isAllowed(n) ? n : undefined);
  };
  const step = (by: number) => {
    const from = value ?? min ?? 0;
    const to = value === undefined ? from : from + by;
    setTyped(undefined);
    if (isAllowed(to)) onChange(to);
  };
  const shown = typed ?? (value === undefined ? "" : showNumber(value));
  const isWrong = typed !== undefined && typed !== "" && value === undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a grid
    <div role="group" aria-labelledby={id} className={cx(look === "row" && styles.inRow)}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.stepper}>
        <IconButton label={t("less")} icon={<Minus />} onPress={() => step(-1)} isDisabled={value === min} />
        <TextField
          label={label}
          isLabelHidden
          value={shown}
          onChange={read}
          inputMode={min !== undefined && min >= 0 ? "numeric" : "text"}
          look="number"
          help={help}
          error={isWrong ? range(t, min, max) : undefined}
          onBlur={() => value !== undefined && setTyped(undefined)}
          {...(onEnter === undefined ? {} : { onEnter })}
        />
        <IconButton label={t("more")} icon={<Plus />} onPress={() => step(1)} isDisabled={value === max} />
      </div>
    </div>
  );
}

function range(t: ReturnType<typeof useTranslations<"number">>, min: number | undefined, max: number | undefined) {
  if (min !== undefined && max !== undefined) return t("between", { min: showNumber(min), max: showNumber(max) });
  if (min !== undefined) return t("atLeast", { min: showNumber(min) });
  if (max !== undefined) return t("atMost", { max: showNumber(max) });
  return t("whole");
}
