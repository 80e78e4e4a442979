import { expect, test } from "vitest";
import { freeId, freeName, fromStarter } from "./newCombatant.ts";

test("ids are free, begin with a letter and hold only what ids may hold", () => {
  const taken = new Set(["oni", "oni2"]);
  expect([freeId("oni", taken), freeId("imp", taken), freeId("赤鬼", taken), freeId("3rd man", taken)]).toEqual([
    "oni3",
    "imp",
    "c",
    "c3rdman",
  ]);
});

test("a second one of a name gets a number", () => {
  expect([freeName("赤鬼", new Set()), freeName("赤鬼", new Set(["赤鬼", "赤鬼 2"]))]).toEqual(["赤鬼", "赤鬼 3"]);
});

test("a starter becomes a combatant of this table", () => {
  const starter = { key: "oni", name: { ja: "赤鬼", en: "Red Ogre" }, kind: "npc", sheet: { health: 9 } } as const;
  const company = { ids: new Set(["oni"]), names: new Set<string>() };
  expect(fromStarter(starter, { language: "en", company, side: "Foes", owner: "gm" })).toEqual({
    id: "oni2",
    name: "Red Ogre",
    side: "Foes",
    kind: "npc",
    owner: "gm",
    sheet: { health: 9 },
  });
});
