import { expect, test } from "vitest";
import { combatantsById } from "./fight.ts";

const combatant = (id: string, name = id) => ({ id, name, side: "party", kind: "pc", owner: "p1" }) as const;

test("combatants are found by their ids, and by the map of the latest ones only", () => {
  const before = [combatant("rin"), combatant("goki")];
  const after = [combatant("rin", "リン"), combatant("oni")];
  expect(combatantsById(before)).toBe(combatantsById(before));
  expect([...combatantsById(before).keys()]).toEqual(["rin", "goki"]);
  expect(combatantsById(after).get("rin")?.name).toBe("リン");
  expect(combatantsById(after).get("goki")).toBeUndefined();
});
