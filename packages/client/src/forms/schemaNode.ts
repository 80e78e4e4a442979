import type { Json, JsonObject } from "@yomiai/rules";

/** A value that can be listed. */
export type Scalar = string | number | boolean | null;

/** What a form needs to know of a JSON Schema. Everything that it cannot show is `json`. */
export type SchemaNode = { readonly default?: Json; readonly meta: JsonObject } & (
  | { readonly kind: "number"; readonly isWhole: boolean; readonly min?: number; readonly max?: number }
  | { readonly kind: "text"; readonly min?: number; readonly max?: number }
  | { readonly kind: "boolean" }
  | { readonly kind: "enum"; readonly options: readonly Scalar[] }
  | { readonly kind: "object"; readonly properties: readonly Property[] }
  | { readonly kind: "list"; readonly items: SchemaNode; readonly max?: number }
  | { readonly kind: "either"; readonly options: readonly SchemaNode[] }
  | { readonly kind: "json" }
);

/** A named part of an object. */
export type Property = { readonly name: string; readonly node: SchemaNode; readonly isRequired: boolean };

/** Deeper than this nothing is a form any more; schemas may refer to themselves. */
const DEEPEST = 8;

/** Reads a JSON Schema as zod writes it. */
export function readSchema(schema: Json): SchemaNode {
  const definitions = isObject(schema) && isObject(schema.$defs) ? schema.$defs : {};
  return read(schema, { definitions, depth: 0 });
}

type Around = { readonly definitions: JsonObject; readonly depth: number };

function read(raw: Json | undefined, around: Around): SchemaNode {
  const schema = resolve(raw, around.definitions);
  if (schema === undefined || around.depth > DEEPEST) return { kind: "json", meta: {} };
  const deeper = { ...around, depth: around.depth + 1 };
  const common = { meta: schema, ...(schema.default === undefined ? {} : { default: schema.default }) };
  const options = list(schema.anyOf ?? schema.oneOf);
  if (options !== undefined)
    return readEither(
      options.map((option) => read(option, deeper)),
      common,
    );
  if ("const" in schema && isScalar(schema.const)) return { ...common, kind: "enum", options: [schema.const] };
  const values = list(schema.enum);
  if (values?.every(isScalar)) return { ...common, kind: "enum", options: values };
  return { ...readType(schema, deeper), ...common };
}

function readType(schema: JsonObject, around: Around): SchemaNode {
  const meta = {};
  switch (schema.type) {
    case "integer":
    case "number":
      return { kind: "number", isWhole: schema.type === "integer", ...limits(schema, "minimum", "maximum"), meta };
    case "string":
      return { kind: "text", ...limits(schema, "minLength", "maxLength"), meta };
    case "boolean":
      return { kind: "boolean", meta };
    case "null":
      return { kind: "enum", options: [null], meta };
    case "array": {
      const max = number(schema.maxItems);
      return { kind: "list", items: read(schema.items, around), ...(max === undefined ? {} : { max }), meta };
    }
    case "object":
      return readObject(schema, around);
    default:
      return { kind: "json", meta };
  }
}

function readObject(schema: JsonObject, around: Around): SchemaNode {
  const { properties } = schema;
  if (!isObject(properties)) return { kind: "json", meta: {} };
  const required = new Set(list(schema.required) ?? []);
  return {
    kind: "object",
    meta: {},
    properties: Object.entries(properties).map(([name, part]) => ({
      name,
      node: read(part, around),
      isRequired: required.has(name),
    })),
  };
}

/** Alternatives that are all listed values are one list of values; an alternative that is nothing else is itself. */
function readEither(options: readonly SchemaNode[], common: Pick<SchemaNode, "meta" | "default">): SchemaNode {
  const [only] = options;
  if (only !== undefined && options.length === 1) return { ...only, ...common };
  const scalars = options.flatMap((option) => (option.kind === "enum" ? option.options : []));
  if (options.every(({ kind }) => kind === "enum")) return { ...common, kind: "enum", options: scalars };
  const others = options.filter(({ kind }) => kind !== "enum");
  const listed: readonly SchemaNode[] = scalars.length === 0 ? [] : [{ kind: "enum", options: scalars, meta: {} }];
  return { ...common, kind: "either", options: [...listed, ...others] };
}

function resolve(raw: Json | undefined, definitions: JsonObject): JsonObject | undefined {
  if (!isObject(raw)) return undefined;
  if (typeof raw.$ref !== "string") return raw;
  const target = definitions[raw.$ref.replace("#/$defs/", "")];
  return isObject(target) ? { ...target, ...raw, $ref: undefined } : undefined;
}

/** Bounds beyond this are no bounds: zod writes the safe integers' ends. */
const BOUNDLESS = Number.MAX_SAFE_INTEGER;

function limits(schema: JsonObject, least: string, most: string): { readonly min?: number; readonly max?: number } {
  const above = number(schema.exclusiveMinimum);
  const min = number(schema[least]) ?? (above === undefined || schema.type !== "integer" ? undefined : above + 1);
  const max = number(schema[most]);
  return {
    ...(min === undefined || min <= -BOUNDLESS ? {} : { min }),
    ...(max === undefined || max >= BOUNDLESS ? {} : { max }),
  };
}

/** Is this an object of JSON, not a list? */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

function list(value: Json | undefined): readonly Json[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

function number(value: Json | undefined): number | undefined {
  return typeof value === "number" ? value : undefined;
}
