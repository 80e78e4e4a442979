import { expect, test } from "vitest";
import { tiedGroups } from "./tiedGroups.ts";

const entry = (id: string, initiative: number | undefined, status = "ready") => ({
  ...{ id, status },
  ...(initiative === undefined ? {} : { initiative }),
});

test("those of equal initiative who are still to act, or act", () => {
  const order = [
    ...[entry("a", 20), entry("b", 20, "done"), entry("c", 20, "acting"), entry("d", 12), entry("e", 9)],
    ...[entry("f", 9, "dead"), entry("g", undefined), entry("h", undefined)],
  ];
  expect(tiedGroups(order).map((group) => group.map(({ id }) => id))).toEqual([["a", "c"]]);
});
