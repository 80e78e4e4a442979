import { describe, expect, it } from "vitest";
import { isSame, meets, valueAt } from "./path.ts";

describe("a path", () => {
  const view = {
    combatants: { rin: { traits: { "control.spade": 5, control: { spade: 9 }, pick: null } } },
    active: ["a", "b"],
  };

  it("takes the longest matching key at each level", () => {
    expect(valueAt(view, "combatants.rin.traits.control.spade")).toBe(5);
  });

  it("takes a number as the index of an array", () => {
    expect(valueAt(view, "active.1")).toBe("b");
    expect(valueAt(view, "active.2")).toBe(undefined);
  });

  it("finds nothing where there is nothing, and no inherited property", () => {
    expect(valueAt(view, "combatants.goro.traits")).toBe(undefined);
    expect(valueAt(view, "active.length.x")).toBe(undefined);
    expect(valueAt(view, "combatants.toString")).toBe(undefined);
  });
});

describe("comparing", () => {
  it("looks into arrays and objects, keys in any order, absent and undefined alike", () => {
    expect(isSame({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1, d: undefined })).toBe(true);
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(isSame([1], [1, 2])).toBe(false);
    expect(isSame({}, [])).toBe(false);
    expect(isSame(0, "0")).toBe(false);
  });

  it("reads null as absent", () => {
    expect(meets(undefined, null)).toBe(true);
    expect(meets(0, null)).toBe(false);
    expect(meets(undefined, 0)).toBe(false);
  });
});
