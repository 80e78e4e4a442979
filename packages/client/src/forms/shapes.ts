import type { Json } from "@yomiai/rules";
import { isObject, type Scalar, type SchemaNode } from "./schemaNode.ts";

/**
 * One of the shapes that a value of one's own may have, without the property that marks it: the one that has another
 * single value in each of them.
 */
export type Shape = {
  readonly node: SchemaNode;
  readonly mark?: { readonly name: string; readonly value: Scalar } | undefined;
};

/** The shapes that a value may have besides the listed ones. */
export function shapesIn(node: SchemaNode): readonly Shape[] {
  const own = (node.kind === "either" ? node.options : [node]).filter(({ kind }) => kind !== "enum");
  const name = own.length > 1 ? markIn(own) : undefined;
  return own.map((option) => {
    if (option.kind !== "object" || name === undefined) return { node: option };
    const properties = option.properties.filter((part) => part.name !== name);
    return { node: { ...option, properties }, mark: { name, value: onlyValue(option, name) ?? null } };
  });
}

/** The property that has a single value in each of the objects, another one in each. */
function markIn(own: readonly SchemaNode[]): string | undefined {
  const [first] = own;
  if (first?.kind !== "object") return undefined;
  return first.properties.find(({ name }) => {
    const values = own.map((option) => onlyValue(option, name));
    return !values.includes(undefined) && new Set(values).size === own.length;
  })?.name;
}

function onlyValue(node: SchemaNode, name: string): Scalar | undefined {
  const part = node.kind === "object" ? node.properties.find((one) => one.name === name)?.node : undefined;
  return part?.kind === "enum" && part.options.length === 1 ? part.options[0] : undefined;
}

/** The shape that a value has: by its mark, else by its kind, else the first. */
export function shapeOf(shapes: readonly Shape[], value: Json | undefined): Shape | undefined {
  const marked = shapes.find(({ mark }) => mark !== undefined && isObject(value) && value[mark.name] === mark.value);
  return marked ?? shapes.find(({ node }) => isOfKind(node, value)) ?? shapes[0];
}

function isOfKind({ kind }: SchemaNode, value: Json | undefined): boolean {
  switch (kind) {
    case "number":
    case "boolean":
      return typeof value === kind;
    case "text":
      return typeof value === "string";
    case "list":
      return Array.isArray(value);
    default:
      return isObject(value);
  }
}

/** What something new of a shape begins with. */
export function emptyOf({ node, mark }: Shape): Json {
  if (node.default !== undefined) return node.default;
  switch (node.kind) {
    case "number":
      return node.min ?? 0;
    case "text":
      return "";
    case "boolean":
      return false;
    case "list":
      return [];
    default:
      return mark === undefined ? {} : { [mark.name]: mark.value };
  }
}
