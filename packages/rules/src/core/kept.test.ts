import { describe, expect, it } from "vitest";
import { isAlike, KeptFor, keptList } from "./kept.ts";

type Piece = { readonly id: string; readonly at: number };

describe("a kept list", () => {
  const make = () => {
    const asked: string[] = [];
    const names = keptList(({ id }: Piece) => {
      asked.push(id);
      return { id };
    });
    return { asked, names };
  };
  const [rin, goki, table] = [{ id: "rin", at: 1 }, { id: "goki", at: 2 }, {}];

  it("makes a part anew only of an element that is new", () => {
    const { asked, names } = make();
    const before = names(table, [rin, goki]);
    const after = names(table, [rin, { id: "oni", at: 2 }]);
    expect(asked).toEqual(["rin", "goki", "oni"]);
    expect(after[0]).toBe(before[0]);
    expect(after).toEqual([{ id: "rin" }, { id: "oni" }]);
  });

  it("is the very same list as long as every part says the same", () => {
    const { names } = make();
    const before = names(table, [rin, goki]);
    expect(names(table, [rin, { id: "goki", at: 3 }])).toBe(before);
    expect(names(table, [rin])).toEqual([{ id: "rin" }]);
    expect(names(table, [goki, rin])).toEqual([{ id: "goki" }, { id: "rin" }]);
    expect(names(table, [rin, goki, goki])).toHaveLength(3);
  });

  it("keeps nothing of one owner for another", () => {
    const { asked, names } = make();
    names(table, [rin]);
    names({}, [rin]);
    expect(asked).toEqual(["rin", "rin"]);
  });
});

describe("what is alike", () => {
  it("holds the very same values under the same keys", () => {
    const inner = {};
    expect(isAlike({ a: 1, inner }, { a: 1, inner })).toBe(true);
    expect(isAlike({ a: 1, inner }, { a: 1, inner: {} })).toBe(false);
    expect(isAlike({ a: undefined }, {})).toBe(false);
    expect(isAlike({}, { a: undefined })).toBe(false);
    expect(isAlike({ a: 1 }, { b: 1 })).toBe(false);
    expect(isAlike({ a: undefined }, { b: undefined })).toBe(false);
    expect(isAlike(undefined, {})).toBe(false);
    expect(isAlike(null, {})).toBe(false);
  });
});

describe("what is kept for an owner", () => {
  it("is the latest under each name, and of too many names the oldest goes", () => {
    const kept = new KeptFor<number>();
    const owner = {};
    for (let i = 0; i < 17; i++) kept.put(owner, `n${i}`, i);
    kept.put(owner, "n16", 99);
    expect([kept.last(owner, "n0"), kept.last(owner, "n1"), kept.last(owner, "n16")]).toEqual([undefined, 1, 99]);
    expect(kept.last({}, "n1")).toBe(undefined);
  });
});
