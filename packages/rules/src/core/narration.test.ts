import { expect, test } from "vitest";
import type { FieldLabels } from "./madeThings.ts";
import { namedToAll, only, toAll, withNames } from "./narration.ts";

type Drawn = {
  readonly type: "drawn";
  readonly as: string;
  readonly weapon: string;
  readonly spare?: string;
  readonly labels?: FieldLabels;
};

const labels = { weapon: { w1: "父の形見" }, spare: { w2: "懐の短刀" } };
const drawn: Drawn = { type: "drawn", as: "rin", weapon: "w1", spare: "w2", labels };

test("what is not listed is not told, whatever the event holds", () => {
  expect(only(drawn, ["as"])).toStrictEqual({ type: "drawn", as: "rin" });
  expect(toAll<Drawn>("as", "weapon")(drawn, "spectator")).toStrictEqual({ type: "drawn", as: "rin", weapon: "w1" });
});

test("a name is told with the field it belongs to, and with no other", () => {
  const told = { type: "drawn", as: "rin", weapon: "w1", labels: { weapon: labels.weapon } };
  expect(withNames(drawn, ["as", "weapon"])).toStrictEqual(told);
  expect(namedToAll<Drawn>("as", "weapon")(drawn, "p1")).toStrictEqual(told);
  expect(withNames(drawn, ["weapon", "spare"])).toStrictEqual({ type: "drawn", weapon: "w1", spare: "w2", labels });
});

test("where no field with a name is told, that there are names is not told either", () => {
  expect(withNames(drawn, ["as"])).toStrictEqual({ type: "drawn", as: "rin" });
  expect(withNames({ type: "drawn", as: "rin", weapon: "katana" } as Drawn, ["weapon"])).toStrictEqual({
    type: "drawn",
    weapon: "katana",
  });
});

test("a name of a field that the event does not have is not told", () => {
  const { spare: _, ...without } = drawn;
  expect(withNames(without as Drawn, ["spare"])).toStrictEqual({ type: "drawn" });
});
