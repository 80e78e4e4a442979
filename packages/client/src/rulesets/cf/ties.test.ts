import { expect, it } from "vitest";
import { groupsOn, proposalsFor } from "./ties.ts";

it("tells the groups, and the proposals for exactly the members asked about", () => {
  const ties = [
    { ids: ["a", "b"], proposals: { p1: ["b", "a"] } },
    { ids: ["c", "d"], proposals: { p2: ["c", "d"] } },
  ];
  expect(proposalsFor(ties, ["a", "b"])).toEqual([["p1", ["b", "a"]]]);
  expect(groupsOn(ties)).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
  expect(proposalsFor(ties, ["a", "d"])).toEqual([]);
  expect(proposalsFor(undefined, ["a", "b"])).toEqual([]);
});
