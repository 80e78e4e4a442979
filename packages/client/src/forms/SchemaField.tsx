import type { Json, JsonObject } from "@yomiai/rules";
import { Plus, X } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button, IconButton } from "../ui/Button.tsx";
import { ChooseMany, Select } from "../ui/Choices.tsx";
import type { FieldProps, FormWords } from "./formField.ts";
import { Decimal, OneOf, RawJson, Text, WholeNumber, YesNo } from "./ScalarFields.tsx";
import styles from "./Schema.module.css";
import { isObject, type Property, type Scalar, type SchemaNode } from "./schemaNode.ts";
import { emptyOf, type Shape, shapeOf, shapesIn } from "./shapes.ts";

/** One part of a form that a JSON Schema describes. */
export function SchemaField(props: FieldProps) {
  const { node } = props;
  switch (node.kind) {
    case "number":
      return node.isWhole ? <WholeNumber {...props} node={node} /> : <Decimal {...props} />;
    case "text":
      return <Text {...props} node={node} />;
    case "boolean":
      return <YesNo {...props} />;
    case "enum":
      return <OneOf {...props} node={node} />;
    case "object":
      return (
        <fieldset className={styles.group}>
          <legend>{props.words.label(props.name)}</legend>
          <SchemaObject {...props} properties={node.properties} />
        </fieldset>
      );
    case "list":
      return <List {...props} node={node} />;
    case "either":
      return <Either {...props} node={node} />;
    case "json":
      return <RawJson {...props} />;
  }
}

/** The parts of an object, each with its field. */
export function SchemaObject({
  properties,
  value,
  onChange,
  words,
}: {
  readonly properties: readonly Property[];
  readonly value: Json | undefined;
  readonly onChange: (value: JsonObject) => void;
  readonly words: FormWords;
}) {
  const whole = isObject(value) ? value : {};
  return (
    <div className={styles.parts}>
      {properties.map(({ name, node }) => (
        <SchemaField
          key={name}
          name={name}
          node={node}
          value={whole[name]}
          words={words}
          onChange={(part) => onChange(withPart(whole, name, part))}
        />
      ))}
    </div>
  );
}

function withPart(whole: JsonObject, name: string, part: Json | undefined): JsonObject {
  const { [name]: _old, ...others } = whole;
  return part === undefined ? others : { ...others, [name]: part };
}

function List(props: FieldProps & { readonly node: Extract<SchemaNode, { kind: "list" }> }) {
  const { name, node, value, onChange, words } = props;
  const items = Array.isArray(value) ? value : Array.isArray(node.default) ? node.default : [];
  const listed = listedIn(node.items);
  const isListed = (item: Json) => listed.some((option) => option === item);
  const chosen = items.filter(isListed);
  const made = items.filter((item) => !isListed(item));
  const own = ownIn(node.items);
  return (
    <div className={styles.list}>
      {listed.length > 0 && (
        <ChooseMany
          label={words.label(name)}
          help={words.help?.(name)}
          options={listed.map((option) => ({ key: JSON.stringify(option), label: words.value(name, option) }))}
          value={chosen.map((item) => JSON.stringify(item))}
          onChange={(keys) => onChange([...listed.filter((option) => keys.includes(JSON.stringify(option))), ...made])}
        />
      )}
      {own !== undefined && (
        <OwnItems
          {...props}
          own={own}
          made={made}
          isTitled={listed.length === 0}
          onMade={(items) => onChange([...chosen, ...items])}
        />
      )}
    </div>
  );
}

function OwnItems({
  name,
  own,
  made,
  isTitled,
  onMade,
  words,
}: FieldProps & {
  readonly own: SchemaNode;
  readonly made: readonly Json[];
  readonly isTitled: boolean;
  readonly onMade: (items: readonly Json[]) => void;
}) {
  const t = useTranslations("form");
  const [first] = shapesIn(own);
  const fresh = first === undefined ? {} : emptyOf(first);
  return (
    <div className={styles.own}>
      {isTitled && <p className={styles.title}>{words.label(name)}</p>}
      {made.map((item, i) => (
        <div key={`${name} ${i}`} className={styles.item}>
          <SchemaField
            name={name}
            node={own}
            value={item}
            words={words}
            onChange={(changed) => onMade(made.map((old, k) => (k === i ? (changed ?? fresh) : old)))}
          />
          <IconButton label={t("takeAway")} icon={<X />} onPress={() => onMade(made.filter((_, k) => k !== i))} />
        </div>
      ))}
      <Button size="small" icon={<Plus />} onPress={() => onMade([...made, fresh])}>
        {t("add", { what: words.label(name) })}
      </Button>
    </div>
  );
}

/** The listed values that an item may be. */
function listedIn(items: SchemaNode): readonly Scalar[] {
  if (items.kind === "enum") return items.options;
  if (items.kind !== "either") return [];
  return items.options.flatMap((option) => (option.kind === "enum" ? option.options : []));
}

/** What else an item may be. */
function ownIn(items: SchemaNode): SchemaNode | undefined {
  if (items.kind === "enum") return undefined;
  if (items.kind !== "either") return items;
  const others = items.options.filter(({ kind }) => kind !== "enum");
  const [only] = others;
  return others.length === 1 ? only : { kind: "either", options: others, meta: {} };
}

/** One of the listed values, or one's own in one of its shapes. */
function Either({
  name,
  node,
  value,
  onChange,
  words,
}: FieldProps & { readonly node: Extract<SchemaNode, { kind: "either" }> }) {
  const t = useTranslations("form");
  const current = value === undefined ? node.default : value;
  const listed = listedIn(node);
  const isListed = listed.some((option) => option === current);
  const shapes = shapesIn(node);
  const shape = current === undefined || isListed ? undefined : shapeOf(shapes, current);
  const options = [
    ...(current === undefined ? [{ key: "", label: t("unset") }] : []),
    ...listed.map((option) => ({ key: JSON.stringify(option), label: words.value(name, option) })),
    ...shapes.map((one, i) => ({ key: `own ${i}`, label: labelOf(one) })),
  ];
  return (
    <div className={styles.list}>
      <Select
        label={words.label(name)}
        options={options}
        value={
          shape !== undefined ? `own ${shapes.indexOf(shape)}` : current === undefined ? "" : JSON.stringify(current)
        }
        onChange={(key) => {
          const own = shapes.find((_, i) => key === `own ${i}`);
          onChange(own === undefined ? listed.find((option) => JSON.stringify(option) === key) : emptyOf(own));
        }}
      />
      {shape !== undefined && (
        <SchemaField name={name} node={shape.node} value={current} onChange={onChange} words={words} />
      )}
    </div>
  );

  function labelOf({ node: { kind }, mark }: Shape): string {
    if (mark !== undefined) return words.value(mark.name, mark.value);
    return t(kind === "number" ? "ownNumber" : kind === "text" ? "ownText" : "own");
  }
}
