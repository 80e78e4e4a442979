import styles from "./RangeField.module.css";

/** A number by sliding. Goes with a {@link NumberField} that shows and reads the same number. */
export function RangeField({
  label,
  min,
  max,
  value,
  onChange,
}: {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <input
      type="range"
      className={styles.range}
      aria-label={label}
      min={min}
      max={max}
      value={value}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
