import { useId } from "react";
import { useTranslations } from "use-intl";
import type { Table } from "../../connection/decodeTable.ts";
import field from "../../ui/Field.module.css";

/** A side by its name: those at the table are offered, any other may be written. */
export function SidePicker({
  table,
  value,
  onChange,
}: {
  readonly table: Table;
  readonly value: string;
  readonly onChange: (side: string) => void;
}) {
  const t = useTranslations("add");
  const id = useId();
  const sides = [
    ...new Set([...Object.values(table.view.combatants).map(({ side }) => side), t("friends"), t("foes")]),
  ];
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {t("side")}
      </label>
      <input
        id={id}
        className={field.input}
        list={`${id}-sides`}
        value={value}
        maxLength={80}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={`${id}-sides`}>
        {sides.map((side) => (
          <option key={side} value={side} />
        ))}
      </datalist>
    </div>
  );
}
