import { assert, constantFrom, dictionary, oneof, property, record } from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { houseSchema } from "./house.ts";
import { conditionOf, techniqueOf } from "./lookup.ts";

test("house data are laid over the defaults key by key and field by field, null removes an entry", () => {
  const house = houseSchema.parse({
    techniques: { punch: { damage: { add: 5 } }, kick: null, claw: { ...CLAW } },
    gradeEffects: { large: null },
    postureChanges: { upright: ["crouch"] },
    heightTable: [],
  });
  expect(techniqueOf(house, "punch")).toMatchObject({ skill: "brawl", reach: [0, 1], damage: { dice: 1, add: 5 } });
  expect(techniqueOf(house, "kick")).toBeUndefined();
  expect(techniqueOf(house, "claw")).toEqual(CLAW);
  expect(techniqueOf(house, "spear")).toBeDefined();
  expect(house.gradeEffects).toEqual({ small: null, medium: null, large: null, allOut: "wideOpen" });
  expect(house.postureChanges).toMatchObject({ upright: ["crouch"], prone: ["kneel"] });
  expect(house.heightTable).toEqual([]);
  expect(conditionOf(house, "toString")).toBeUndefined();
});

const CLAW = {
  ...{ skill: "brawl", grade: "small", part: "hand", reach: [0, 2], toHit: 1 },
  damage: { dice: 2, add: -1 },
};

test("reading a house again changes nothing, removed entries stay removed", () => {
  const entry = oneof(constantFrom(null), record({ toHit: constantFrom(-3, 0, 4) }));
  const table = dictionary(constantFrom("punch", "kick", "sword", "greatBlow"), entry);
  const scale = constantFrom("normal", "fine");
  assert(
    property(table, scale, constantFrom(true, false), (techniques, hexScale, fog) => {
      const house = houseSchema.parse({ techniques: { ...techniques }, hexScale, fog });
      expect(houseSchema.parse(JSON.parse(JSON.stringify(house)))).toEqual(house);
    }),
  );
});

test("what makes no sense is refused by name", () => {
  const refused = (given: unknown) => houseSchema.safeParse(given).error?.issues[0]?.path.join(".");
  expect(
    [
      { techniques: { claw: { skill: "brawl" } } },
      { gradeEffects: { large: "asleep" } },
      { postureChanges: { upright: ["airborne"] } },
      { map: { shape: "hexagon", radius: 3, arena: "lava" } },
      { conditions: { feinted: null } },
      { stepInCost: 5 },
      { secretRolls: ["attack"] },
    ].map(refused),
  ).toEqual([
    "techniques.claw.grade",
    "gradeEffects.large",
    "postureChanges.upright",
    "map.arena",
    "conditions.feinted",
    "stepInCost",
    "secretRolls.0",
  ]);
});

test("the hexes of a lying body follow from the scale (ST-7.2, ST-17.1)", () => {
  expect([houseSchema.parse({}).proneHexes, houseSchema.parse({ hexScale: "fine", proneHexes: 2 }).proneHexes]).toEqual(
    [2, 3],
  );
});

test("the schema can be shown as a form, every option with its source mark and clauses", () => {
  const { properties = {} } = z.toJSONSchema(houseSchema);
  const unmarked = Object.entries(properties).filter(
    ([, option]) => typeof option === "boolean" || !("inSource" in option) || !("clauses" in option),
  );
  expect(unmarked.map(([name]) => name)).toEqual([]);
});
