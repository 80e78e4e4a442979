import { expect, test } from "vitest";
import { withCombatant } from "./fight.ts";
import { foldBy, narrateBy } from "./fold.ts";
import { only, toAll } from "./narration.ts";

type Counted = { readonly type: "counted"; readonly by: number; readonly secret?: string };

const fold = foldBy<number, Counted>({ counted: (count, { by }) => count + by });
const narrate = narrateBy<Counted>({ counted: toAll("by") });
const unknown = (type: string) => ({ type, by: 1 }) as unknown as Counted;

test("an event is folded by its type's entry", () => {
  expect(fold(2, { type: "counted", by: 3 })).toBe(5);
});

test.each(["lost", "toString", "constructor"])("an event of type %s has no fold: that is a fault", (type) => {
  expect(() => fold(0, unknown(type))).toThrow(`no fold for event ${type}`);
});

test("an event is told by its type's entry, field by field", () => {
  expect(narrate({ type: "counted", by: 3, secret: "x" }, "p1")).toStrictEqual({ type: "counted", by: 3 });
});

test.each(["lost", "toString", "constructor"])("an event of type %s is told to nobody", (type) => {
  expect(narrate(unknown(type), "omniscient")).toBeUndefined();
});

test("fields that an event does not have stay absent", () => {
  expect(only<Counted>({ type: "counted", by: 3 }, ["by", "secret"])).toStrictEqual({ type: "counted", by: 3 });
});

test("one combatant is changed and no other", () => {
  const fighter = (id: string) => ({ id, name: id, side: "a", kind: "pc", owner: "p1" }) as const;
  const fight = { phase: "setup", house: {}, combatants: [fighter("rin"), fighter("goro")] };
  const renamed = withCombatant(fight, "goro", (combatant) => ({ ...combatant, name: "ゴロウ" }));
  expect(renamed.combatants.map(({ name }) => name)).toEqual(["rin", "ゴロウ"]);
  expect(withCombatant(fight, "oni", (combatant) => ({ ...combatant, name: "鬼" }))).toEqual(fight);
});
