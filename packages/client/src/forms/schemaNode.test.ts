import { expect, test } from "vitest";
import { readSchema } from "./schemaNode.ts";

const bare = (node: ReturnType<typeof readSchema>): object => ({ ...node, meta: undefined });

test("numbers keep their ranges, and the ends of the safe integers are none", () => {
  expect(bare(readSchema({ type: "integer", minimum: 0, maximum: 9007199254740991, default: 3 }))).toEqual({
    kind: "number",
    isWhole: true,
    min: 0,
    default: 3,
    meta: undefined,
  });
  expect(readSchema({ type: "number", exclusiveMinimum: 0 })).toMatchObject({ kind: "number", isWhole: false });
});

test("alternatives that are all listed are one list; nothing is one of its values", () => {
  const schema = { anyOf: [{ type: "string", enum: ["a", "b"] }, { type: "null" }], default: null };
  expect(readSchema(schema)).toMatchObject({ kind: "enum", options: ["a", "b", null], default: null });
});

test("a number or nothing stays a choice between both", () => {
  const node = readSchema({ anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }] });
  expect(node.kind === "either" && node.options.map(({ kind }) => kind)).toEqual(["enum", "number"]);
});

test("objects know what is required, references are followed, meta is kept", () => {
  const node = readSchema({
    $defs: { power: { type: "string" } },
    type: "object",
    properties: { name: { $ref: "#/$defs/power" }, luck: { type: "boolean", secretOfOwner: true } },
    required: ["name"],
  });
  expect(
    node.kind === "object" &&
      node.properties.map((part) => [part.name, part.node.kind, part.isRequired, part.node.meta.secretOfOwner]),
  ).toEqual([
    ["name", "text", true, undefined],
    ["luck", "boolean", false, true],
  ]);
});

test("lists of known things and of one's own keep both", () => {
  const node = readSchema({ type: "array", items: { anyOf: [{ enum: ["bow"] }, { type: "object", properties: {} }] } });
  expect(node.kind === "list" && node.items.kind === "either" && node.items.options.map(({ kind }) => kind)).toEqual([
    "enum",
    "object",
  ]);
});

test("what no form can show is left as text", () => {
  expect([readSchema({}).kind, readSchema({ type: "object" }).kind, readSchema(true).kind]).toEqual([
    "json",
    "json",
    "json",
  ]);
});
