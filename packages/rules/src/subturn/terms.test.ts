import { expect, test } from "vitest";
import { z } from "zod";
import { subturn } from "./index.ts";
import { narrate } from "./narration.ts";
import { terms as en } from "./terms.en.ts";
import { terms as ja } from "./terms.ja.ts";

/** Paths of all words. */
function pathsIn(words: unknown, path = ""): readonly string[] {
  if (typeof words !== "object" || words === null) return [path];
  return Object.entries(words).flatMap(([key, inner]) => pathsIn(inner, `${path}.${key}`));
}

test("both languages say the same things", () => {
  expect(pathsIn(en).toSorted()).toEqual(pathsIn(ja).toSorted());
});

test("every command, house option with its values, and field of the sheet has words", () => {
  expect(Object.keys(ja.commands).toSorted()).toEqual(Object.keys(subturn.commands).toSorted());
  const { properties: options = {} } = z.toJSONSchema(subturn.house);
  const wordless = Object.entries(options).flatMap(([name, option]) => {
    if (typeof option === "boolean") return [];
    const values = option.enum ?? (option.const === undefined ? [] : [option.const]);
    const known = ja.house[name]?.values ?? {};
    const isNumber = values.some((value) => typeof value === "number");
    return ja.house[name] !== undefined && (isNumber || values.every((value) => String(value) in known)) ? [] : [name];
  });
  expect(wordless).toEqual([]);
  const { properties: fields = {} } = z.toJSONSchema(subturn.sheet, { io: "input" });
  expect(Object.keys(fields).filter((name) => !(name in ja.sheet))).toEqual([]);
});

test("every sentence fills in only fields that are told", () => {
  const messages = Object.entries(ja.events);
  const strangers = messages.flatMap(([type, message]) => {
    const fields = [...message.matchAll(/\{(\w+)/g)].map(([, field = ""]) => field);
    const event = { type, ...Object.fromEntries(fields.map((field) => [field, "x"])) };
    const told = narrate(
      Object.assign(event, { ids: [], hiddenIds: [] }) as unknown as Parameters<typeof narrate>[0],
      "gm",
    );
    return fields.filter((field) => told === undefined || !(field in told)).map((field) => `${type}.${field}`);
  });
  expect(strangers).toEqual([]);
});
