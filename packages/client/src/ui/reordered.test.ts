import { expect, test } from "vitest";
import { dropped, moved } from "./reordered.ts";

const order = ["a", "b", "c", "d"];

test("a step up or down; at the ends nothing changes", () => {
  expect(moved(order, "c", -1)).toEqual(["a", "c", "b", "d"]);
  expect(moved(order, "c", 1)).toEqual(["a", "b", "d", "c"]);
  expect(moved(order, "a", -1)).toEqual(order);
  expect(moved(order, "d", 1)).toEqual(order);
  expect(moved(order, "x", 1)).toEqual(order);
});

test("what is dropped comes before or behind what it is dropped at", () => {
  expect(dropped(order, new Set(["d"]), { key: "a", isAfter: false })).toEqual(["d", "a", "b", "c"]);
  expect(dropped(order, new Set(["a"]), { key: "c", isAfter: true })).toEqual(["b", "c", "a", "d"]);
  expect(dropped(order, new Set(["a", "c"]), { key: "d", isAfter: true })).toEqual(["b", "d", "a", "c"]);
});

test("what is dropped at itself stays", () => {
  expect(dropped(order, new Set(["b"]), { key: "b", isAfter: true })).toEqual(order);
});
