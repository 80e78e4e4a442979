import type { Json, Ruleset } from "@yomiai/rules";
import { z } from "zod";

/** As much of JSON Schema as sheets and house rules use. */
type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly type?: string;
  readonly default?: Json;
  readonly minimum?: number;
  readonly maximum?: number;
};

/** The values worth trying for each house rule, the default among them. Options of free shape keep their default. */
export function houseValues(ruleset: Ruleset): ReadonlyMap<string, readonly Json[]> {
  const schema = z.toJSONSchema(ruleset.house, { io: "input", unrepresentable: "any" }) as Schema;
  return new Map(
    Object.entries(schema.properties ?? {}).map(([option, property]) => [option, distinct(valuesOf(property))]),
  );
}

function valuesOf(schema: Schema): readonly Json[] {
  const own = schema.default === undefined ? [] : [schema.default];
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(valuesOf);
  return [...own, ...branches, ...plainValues(schema)];
}

function plainValues(schema: Schema): readonly Json[] {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum !== undefined) return schema.enum;
  if (schema.type === "boolean") return [false, true];
  if (schema.type === "null") return [null];
  if (schema.type === "integer" || schema.type === "number") return numbersOf(schema);
  return [];
}

/** The borders, the default's neighbours and a few small numbers. */
function numbersOf(schema: Schema): readonly Json[] {
  const min = Math.max(schema.minimum ?? 0, -1000);
  const max = Math.min(schema.maximum ?? min + 20, min + 1000);
  const near = typeof schema.default === "number" ? schema.default : min + 1;
  return [min, near - 1, near, near + 1, min + 3, max].filter((number) => number >= min && number <= max);
}

function distinct(values: readonly Json[]): readonly Json[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
