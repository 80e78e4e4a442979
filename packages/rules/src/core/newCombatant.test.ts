import { describe, expect, test } from "vitest";
import { z } from "zod";
import { MAX_ID_LENGTH } from "./command.ts";
import { MAX_NAME_LENGTH, newCombatantSchema, readBy } from "./newCombatant.ts";
import { Refused } from "./refusal.ts";

const rin = { id: "rin", name: "リン", side: "party", kind: "pc", owner: "p1", sheet: {} };

function refusalOf(task: () => unknown) {
  try {
    task();
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
  }
  throw new Error("not refused");
}

describe("a combatant that is brought to the table", () => {
  test.each(["r", "R2", "rin-2_b", "x".repeat(MAX_ID_LENGTH)])("may have the id %s", (id) => {
    expect(newCombatantSchema.parse({ ...rin, id })).toEqual({ ...rin, id });
  });

  test.each(["", "2rin", "-rin", " rin", "rin ", "rin.", "リン", "x".repeat(MAX_ID_LENGTH + 1)])(
    "may not have the id %j",
    (id) => {
      expect(refusalOf(() => readBy(newCombatantSchema, { ...rin, id }, "combatant")).field).toBe("combatant.id");
    },
  );

  test.each(["name", "side"])("has a %s that can be seen, of limited length, without spaces around it", (field) => {
    const longest = "あ".repeat(MAX_NAME_LENGTH);
    expect(newCombatantSchema.parse({ ...rin, [field]: ` ${longest} ` })).toEqual({ ...rin, [field]: longest });
    for (const wrong of ["", "  ", `${longest}あ`]) {
      expect(refusalOf(() => readBy(newCombatantSchema, { ...rin, [field]: wrong }, "")).field).toBe(field);
    }
  });

  test("is told what an owner and an id may be", () => {
    const message = (given: object) => refusalOf(() => readBy(newCombatantSchema, { ...rin, ...given }, "x")).message;
    expect(message({ owner: "spectator" })).toBe("x.owner: gm, p1, p2, …");
    expect(message({ id: "2" })).toBe("x.id: a letter, then letters, digits, _ or -");
  });
});

describe("reading by a schema", () => {
  test("names the field from where it stands, and what was wrong", () => {
    const schema = z.strictObject({ list: z.array(z.int("a whole number")) });
    const refusal = refusalOf(() => readBy(schema, { list: [1, 2.5] }, "house"));
    expect(refusal).toEqual({ code: "badArgument", field: "house.list.1", message: "house.list.1: a whole number" });
    expect(refusalOf(() => readBy(schema, { list: [2.5] }, "")).field).toBe("list.0");
  });

  test("a refusal is an error that says its code", () => {
    const error = new Refused({ code: "noSoul", message: "soul: none left" });
    expect([error.name, error.message]).toEqual(["Refused", "noSoul: soul: none left"]);
  });
});
