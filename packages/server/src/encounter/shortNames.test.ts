import { expect, test } from "vitest";
import { ShortNames } from "./shortNames.ts";

test("a prompt keeps its name while it is shown, and a free name goes to the next", () => {
  const names = new ShortNames();
  const named = (...ids: string[]) => [...names.nameAll(ids)];
  expect(named("pick:rin", "pass:rin", "pick:mei")).toEqual([
    ["pick:rin", "0"],
    ["pass:rin", "1"],
    ["pick:mei", "2"],
  ]);
  expect(named("pick:mei", "roll:mei", "pick:rin", "roll:rin")).toEqual([
    ["pick:mei", "2"],
    ["roll:mei", "1"],
    ["pick:rin", "0"],
    ["roll:rin", "3"],
  ]);
  expect(named()).toEqual([]);
  expect(named("roll:rin", "roll:rin")).toEqual([["roll:rin", "0"]]);
});
