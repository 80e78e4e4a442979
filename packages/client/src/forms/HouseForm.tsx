import type { Json, JsonObject } from "@yomiai/rules";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { usePanels, useWords } from "../i18n/Vocabulary.tsx";
import type { Wording } from "../i18n/wording.ts";
import { Chip } from "../ui/Chip.tsx";
import type { FormWords } from "./formField.ts";
import styles from "./HouseForm.module.css";
import { SchemaField } from "./SchemaField.tsx";
import { readSchema, type SchemaNode } from "./schemaNode.ts";

/** The table's house rules, each with its default, and a mark where the source says nothing. */
export function HouseForm({
  schema,
  value,
  onChange,
}: {
  readonly schema: Json;
  readonly value: JsonObject;
  readonly onChange: (value: JsonObject) => void;
}) {
  const t = useTranslations("house");
  const wording = useWords();
  const { house: controls } = usePanels();
  const node = useMemo(() => readSchema(schema), [schema]);
  const words = useMemo(() => houseWords(wording, t("off")), [wording, t]);
  if (node.kind !== "object" || node.properties.length === 0) return <p>{t("none")}</p>;
  return (
    <ul className={styles.options}>
      {node.properties.map(({ name, node: option }) => {
        const Field = controls?.[name] ?? SchemaField;
        return (
          <li key={name} className={styles.option}>
            <Field
              name={name}
              node={option}
              value={value[name]}
              words={words}
              onChange={(set) => onChange(withOption(value, name, set))}
            />
            <Marks node={option} />
          </li>
        );
      })}
    </ul>
  );
}

function withOption(house: JsonObject, name: string, set: Json | undefined): JsonObject {
  const { [name]: _old, ...others } = house;
  return set === undefined ? others : { ...others, [name]: set };
}

function Marks({ node }: { readonly node: SchemaNode }) {
  const t = useTranslations("house");
  const clauses = Array.isArray(node.meta.clauses)
    ? node.meta.clauses.filter((clause) => typeof clause === "string")
    : [];
  return (
    <p className={styles.marks}>
      {node.meta.inSource === false && <Chip tone="warn">{t("notInSource")}</Chip>}
      {clauses.length > 0 && <span>{clauses.join(" · ")}</span>}
    </p>
  );
}

function houseWords(wording: Wording, off: string): FormWords {
  const house = wording.terms?.house;
  return {
    wording,
    label: (name) => house?.[name]?.name ?? wording.label(name) ?? wording.value("any", name),
    help: (name) => house?.[name]?.help,
    value: (name, value) =>
      house?.[name]?.values?.[String(value)] || (value === null ? off : wording.value(name, value) || String(value)),
  };
}
