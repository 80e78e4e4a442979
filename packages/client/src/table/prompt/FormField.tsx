import type { PromptField } from "@yomiai/rules";
import { useTranslations } from "use-intl";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { ChooseMany } from "../../ui/Choices.tsx";
import { NumberField } from "../../ui/NumberField.tsx";
import { RangeField } from "../../ui/RangeField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./FormField.module.css";
import { type Entered, sumOf } from "./fieldValues.ts";

type FormFieldProps = {
  readonly field: PromptField;
  readonly label: string;
  readonly value: Entered;
  readonly onChange: (value: Entered) => void;
  readonly onEnter: () => void;
};

/** Ranges up to this width get a slider besides the number. */
const WIDEST_SLIDER = 120;

/** One argument of a command, entered in a form. */
export function FormField({ field, label, value, onChange, onEnter }: FormFieldProps) {
  switch (field.kind) {
    case "number":
      return (
        <Amount
          label={label}
          min={field.min}
          max={field.max}
          value={typeof value === "number" ? value : undefined}
          onChange={onChange}
          onEnter={onEnter}
        />
      );
    case "text":
      return (
        <TextField
          label={label}
          value={typeof value === "string" ? value : ""}
          onChange={onChange}
          maxLength={field.max}
          lines={field.max > 80 ? 3 : 1}
          onEnter={onEnter}
        />
      );
    case "split":
      return <Split field={field} label={label} value={value} onChange={onChange} />;
    case "choices":
    case "combatants":
    case "path":
      return <Many field={field} label={label} value={value} onChange={onChange} />;
    default:
      return null;
  }
}

function Amount(props: {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly onEnter: () => void;
}) {
  const { label, min, max, value, onChange } = props;
  return (
    <div className={styles.amount}>
      <NumberField {...props} />
      {max - min <= WIDEST_SLIDER && (
        <RangeField label={label} min={min} max={max} value={value ?? min} onChange={onChange} />
      )}
    </div>
  );
}

function Split({
  field,
  label,
  value,
  onChange,
}: {
  readonly field: Extract<PromptField, { kind: "split" }>;
  readonly label: string;
  readonly value: Entered;
  readonly onChange: (value: Entered) => void;
}) {
  const words = useWords();
  const t = useTranslations("prompt");
  const shares = typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  const total = sumOf(value);
  return (
    <fieldset className={styles.split}>
      <legend className={styles.legend}>{label}</legend>
      {field.options.map((option) => (
        <NumberField
          key={option}
          look="row"
          label={words.value(field.name, option)}
          min={0}
          max={field.each}
          value={numberIn(shares, option)}
          onChange={(share) => onChange({ ...shares, [option]: share })}
        />
      ))}
      <p className={styles.total} aria-live="polite">
        {field.min === field.max
          ? t("splitExactly", { total, sum: field.min })
          : t("splitBetween", { total, min: field.min, max: field.max })}
      </p>
    </fieldset>
  );
}

function numberIn(shares: object, option: string): number | undefined {
  const share: unknown = Object.entries(shares).find(([key]) => key === option)?.[1];
  return typeof share === "number" ? share : undefined;
}

function Many({
  field,
  label,
  value,
  onChange,
}: {
  readonly field: Extract<PromptField, { kind: "choices" | "combatants" | "path" }>;
  readonly label: string;
  readonly value: Entered;
  readonly onChange: (value: Entered) => void;
}) {
  const words = useWords();
  const t = useTranslations("prompt");
  const labels = field.kind === "choices" ? field.labels : undefined;
  const byKey = new Map(field.options.map((option) => [JSON.stringify(option), option]));
  const chosen = Array.isArray(value) ? value.map((item) => JSON.stringify(item)) : [];
  return (
    <ChooseMany
      label={label}
      isOrdered={field.max > 1}
      options={[...byKey].map(([key, option]) => ({
        key,
        label:
          (typeof option === "object" ? undefined : labels?.[String(option)]) ??
          words.value(field.name, optionJson(option)),
      }))}
      value={chosen}
      max={field.max}
      help={
        field.min === field.max
          ? t("chooseExactly", { count: field.min })
          : t("chooseBetween", { min: field.min, max: field.max })
      }
      onChange={(keys) => onChange(keys.flatMap((key) => (byKey.has(key) ? [optionJson(byKey.get(key))] : [])))}
    />
  );
}

function optionJson(option: string | number | { readonly q: number; readonly r: number } | undefined) {
  return typeof option === "object" ? { q: option.q, r: option.r } : (option ?? "");
}
