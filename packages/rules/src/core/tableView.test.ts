import { expect, test } from "vitest";
import { type CombatantView, combatantsById } from "./tableView.ts";

const shown = (id: string): CombatantView => {
  return {
    id,
    name: id,
    side: "party",
    kind: "pc",
    owner: "p1",
    status: "ready",
    gauges: {},
    traits: {},
    conditions: {},
  };
};
const [rin, oni] = [shown("rin"), shown("oni")];

test("combatants stand by their ids, in listing order", () => {
  expect(Object.entries(combatantsById([oni, rin]))).toEqual([
    ["oni", oni],
    ["rin", rin],
  ]);
  expect(combatantsById([])).toEqual({});
});

test("who knows the same of everybody is given the very same record, and who knows another's is not", () => {
  expect(combatantsById([rin, oni])).toBe(combatantsById([rin, oni]));
  expect(combatantsById([rin, shown("oni")])).not.toBe(combatantsById([rin, oni]));
  expect(combatantsById([rin])).not.toBe(combatantsById([rin, oni]));
});
