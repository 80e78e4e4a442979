import type { Json } from "@yomiai/rules";
import { expect, test } from "vitest";
import { readSchema } from "./schemaNode.ts";
import { emptyOf, shapeOf, shapesIn } from "./shapes.ts";

const hexagon = { type: "object", properties: { shape: { const: "hexagon" }, radius: { type: "integer" } } };
const rect = { type: "object", properties: { shape: { const: "rect" }, cols: { type: "integer" } } };
const either = (...anyOf: readonly Json[]) => readSchema({ anyOf: [...anyOf] });

test("shapes of one's own are told apart by the property that has another single value in each", () => {
  const shapes = shapesIn(either(hexagon, rect));
  expect(shapes.map(({ mark }) => mark)).toEqual([
    { name: "shape", value: "hexagon" },
    { name: "shape", value: "rect" },
  ]);
  const inForm = shapes.map(({ node }) => node.kind === "object" && node.properties.map(({ name }) => name));
  expect(inForm).toEqual([["radius"], ["cols"]]);
});

test("a value has the shape whose mark it bears, else the first of its kind", () => {
  const maps = shapesIn(either(hexagon, rect));
  expect(shapeOf(maps, { shape: "rect", cols: 3 })).toBe(maps[1]);
  expect(shapeOf(maps, {})).toBe(maps[0]);
  const powers = shapesIn(either({ type: "integer" }, { type: "string" }));
  expect([3, "1d6"].map((power) => shapeOf(powers, power))).toEqual(powers);
});

test("something new of a shape bears its mark", () => {
  expect(shapesIn(either(hexagon, rect)).map(emptyOf)).toEqual([{ shape: "hexagon" }, { shape: "rect" }]);
});

test("listed values are no shapes, and one shape alone needs no mark", () => {
  const [only, ...more] = shapesIn(either({ enum: ["bow"] }, hexagon));
  expect(more).toEqual([]);
  expect(only?.mark).toBeUndefined();
  expect(only?.node.kind).toBe("object");
});
