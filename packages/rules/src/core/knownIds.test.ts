import { expect, test } from "vitest";
import { isAmong, knownIds } from "./knownIds.ts";

const combatants = ["rin", "rin-2", "oni"].map((id) => {
  return { id, name: id, side: "party", kind: "pc", owner: "p1" } as const;
});
const amongThose = (ids: readonly string[]) => {
  const isKnown = isAmong(knownIds(combatants, ({ id }) => ids.includes(id)));
  return combatants.filter(isKnown).map(({ id }) => id);
};

test.each([[[]], [["rin"]], [["rin-2"]], [["rin", "oni"]], [["rin", "rin-2", "oni"]]])(
  "of those who are known as %j these are found again, and no other",
  (ids) => {
    expect(amongThose(ids)).toEqual(ids);
  },
);

test("whoever knows of the same has the same key, and of others another", () => {
  const keys = [() => true, ({ id }: { id: string }) => id !== "oni", () => false].map((knows) =>
    knownIds(combatants, knows),
  );
  expect(new Set(keys).size).toBe(keys.length);
  expect(knownIds(combatants, ({ kind }) => kind === "pc")).toBe(keys[0]);
});

test("nobody is known by a beginning of an id, or by none", () => {
  const isKnown = isAmong(knownIds(combatants, ({ id }) => id === "rin-2"));
  expect(["rin", "rin-", "2"].filter((id) => isKnown({ id }))).toEqual([]);
});

test("of any number of ways to know, each tells the same as the first time", () => {
  const ways = Array.from({ length: 200 }, (_, i) => `fighter-${i},`);
  for (const way of [...ways, ...ways]) {
    const isKnown = isAmong(way);
    expect([way, "rin,"].map((ids) => isKnown({ id: ids.slice(0, -1) }))).toEqual([true, false]);
  }
});
