import { describe, expect, it } from "vitest";
import { stretchOf, tieBreaksOf } from "./tieBreaks.ts";

describe("what puts one of two equals first", () => {
  const order = [
    { id: "rin", initiative: 9 },
    { id: "goki", initiative: 7 },
    { id: "oni", initiative: 7 },
    { id: "imp", initiative: 7 },
    { id: "rat", initiative: 2 },
  ];

  it("stands at the later one of two neighbours of equal initiative, and nowhere else", () => {
    expect(tieBreaksOf(order, (first, second) => `${first.id} before ${second.id}`)).toEqual({
      tieBreaks: { oni: "goki before oni", imp: "oni before imp" },
    });
  });

  it("is absent where the viewer may know no reason, and altogether where there is none", () => {
    const isImp = ({ id }: { readonly id: string }) => id === "imp";
    expect(tieBreaksOf(order, (_, second) => (isImp(second) ? "dice" : undefined))).toEqual({
      tieBreaks: { imp: "dice" },
    });
    expect(tieBreaksOf(order, () => undefined)).toEqual({});
  });

  it("asks nothing of those who have no initiative", () => {
    expect(tieBreaksOf([{ id: "rin" }, { id: "goki" }], () => "dice")).toEqual({});
  });
});

describe("the stretch of an order that is filled anew", () => {
  it("reaches from the first to the last of those named: who stands between may have been passed", () => {
    expect(stretchOf(["rin", "goki", "oni", "imp"], ["oni", "rin"])).toEqual(["rin", "goki", "oni"]);
    expect(stretchOf(["rin", "goki"], [])).toEqual([]);
  });
});
