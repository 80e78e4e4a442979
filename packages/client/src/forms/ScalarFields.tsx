import type { Json } from "@yomiai/rules";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ChooseOne, Select, Switch } from "../ui/Choices.tsx";
import { readNumber } from "../ui/digits.ts";
import { NumberField } from "../ui/NumberField.tsx";
import { TextField } from "../ui/TextField.tsx";
import type { FieldProps } from "./formField.ts";
import type { SchemaNode } from "./schemaNode.ts";

/** So many values are all in sight; more are a list of the device. */
const MOST_IN_SIGHT = 4;

/** A whole number. */
export function WholeNumber({
  name,
  node,
  value,
  onChange,
  words,
}: FieldProps & { readonly node: Extract<SchemaNode, { kind: "number" }> }) {
  const shown = typeof value === "number" ? value : typeof node.default === "number" ? node.default : undefined;
  return (
    <NumberField
      label={words.label(name)}
      value={shown}
      onChange={onChange}
      min={node.min}
      max={node.max}
      help={words.help?.(name)}
    />
  );
}

/** A number that may have a decimal part. */
export function Decimal({ name, node, value, onChange, words }: FieldProps) {
  const first = typeof value === "number" ? value : node.default;
  const [typed, setTyped] = useState(first === undefined || first === null ? "" : String(first));
  return (
    <TextField
      label={words.label(name)}
      value={typed}
      inputMode="decimal"
      onChange={(text) => {
        setTyped(text);
        onChange(readNumber(text));
      }}
      help={words.help?.(name)}
    />
  );
}

/** A line of text; an empty one is not given. */
export function Text({
  name,
  node,
  value,
  onChange,
  words,
}: FieldProps & { readonly node: Extract<SchemaNode, { kind: "text" }> }) {
  const shown = typeof value === "string" ? value : typeof node.default === "string" ? node.default : "";
  return (
    <TextField
      label={words.label(name)}
      value={shown}
      onChange={(text) => onChange(text === "" ? undefined : text)}
      help={words.help?.(name)}
      {...(node.max === undefined ? {} : { maxLength: node.max })}
    />
  );
}

/** Yes or no. */
export function YesNo({ name, node, value, onChange, words }: FieldProps) {
  return (
    <Switch
      label={words.label(name)}
      help={words.help?.(name)}
      isOn={value === undefined ? node.default === true : value === true}
      onChange={onChange}
    />
  );
}

/** One of some listed values. */
export function OneOf({
  name,
  node,
  value,
  onChange,
  words,
}: FieldProps & { readonly node: Extract<SchemaNode, { kind: "enum" }> }) {
  const t = useTranslations("form");
  const shown = value === undefined ? node.default : value;
  const options = node.options.map((option) => ({ key: JSON.stringify(option), label: words.value(name, option) }));
  const choose = (key: string) => onChange(node.options.find((option) => JSON.stringify(option) === key));
  const chosen = shown === undefined ? undefined : JSON.stringify(shown);
  if (options.length > MOST_IN_SIGHT) {
    const unset = chosen === undefined ? [{ key: "", label: t("unset") }] : [];
    return <Select label={words.label(name)} options={[...unset, ...options]} value={chosen ?? ""} onChange={choose} />;
  }
  return (
    <ChooseOne
      label={words.label(name)}
      help={words.help?.(name)}
      options={options}
      value={chosen}
      onChange={choose}
      look="row"
    />
  );
}

/** What no form can show, as text for those who know how it is written. */
export function RawJson({ name, node, value, onChange, words }: FieldProps) {
  const t = useTranslations("form");
  const first = value ?? node.default;
  const [typed, setTyped] = useState(first === undefined ? "" : JSON.stringify(first));
  const [isBroken, setBroken] = useState(false);
  const read = (text: string) => {
    setTyped(text);
    try {
      onChange(text.trim() === "" ? undefined : (JSON.parse(text) as Json));
      setBroken(false);
    } catch {
      setBroken(true);
    }
  };
  return (
    <TextField
      label={words.label(name)}
      value={typed}
      onChange={read}
      lines={2}
      help={words.help?.(name) ?? t("json")}
      error={isBroken ? t("jsonBroken") : undefined}
    />
  );
}
