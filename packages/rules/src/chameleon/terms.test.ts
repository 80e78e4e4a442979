import { describe, expect, it } from "vitest";
import { tableCommands } from "./commands/table.ts";
import { ARRANGEMENTS } from "./data/arrangement.ts";
import { BUILT_IN_IDS } from "./data/builtInWeapons.ts";
import { houseSchema } from "./house.ts";
import { narration } from "./narration.ts";
import { sheetSchema } from "./sheet.ts";
import { terms as en } from "./terms.en.ts";
import { terms as ja } from "./terms.ja.ts";

/** Dotted paths of everything that is text. */
function paths(value: object, at = ""): readonly string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "object" ? paths(inner, `${at}${key}.`) : [`${at}${key}`],
  );
}

/** The `{name}`s of a message. */
function placeholders(message: string): readonly string[] {
  return [...new Set([...message.matchAll(/\{([a-z]\w*)[},]/gi)].map(([, name]) => String(name)))].sort();
}

describe("the words", () => {
  it("have the same shape in both languages", () => {
    expect(paths(en)).toEqual(paths(ja));
  });

  it.each([
    ["commands", Object.keys(tableCommands), ja.commands],
    ["events", Object.keys(narration), ja.events],
    ["house rules", Object.keys(houseSchema.shape), ja.house],
    ["arrangements", ARRANGEMENTS, ja.values.arrangement],
  ])("cover all %s and nothing else", (_, wanted, words) => {
    expect(Object.keys(words ?? {}).sort()).toEqual([...wanted].sort());
  });

  it("cover every value of a house rule that has names for values", () => {
    const named = Object.entries(houseSchema.shape).map(([option, schema]) => {
      const inner = schema.unwrap();
      return [option, "options" in inner ? inner.options : []] as const;
    });
    const missing = named.flatMap(([option, values]) =>
      values.filter((value) => ja.house[option]?.values?.[value] === undefined).map((value) => `${option}.${value}`),
    );
    expect(missing).toEqual([]);
  });

  it("cover every field of a sheet and every weapon of the source", () => {
    expect(Object.keys(sheetSchema.shape).filter((field) => ja.sheet[field] === undefined)).toEqual([]);
    expect(BUILT_IN_IDS.filter((id) => ja.values.weapon?.[id] === undefined)).toEqual([]);
  });

  it("leave out nothing in English that they tell in Japanese", () => {
    const untold = Object.entries(ja.events).flatMap(([type, text]) =>
      placeholders(text)
        .filter((name) => !placeholders(en.events[type] ?? "").includes(name))
        .map((name) => `${type} ${name}`),
    );
    expect(untold).toEqual([]);
  });
});
